"""Times one way to validate the bytes of a file: argv is the file and the number of runs."""

import gc
import sys
import time


def seconds(validate):
    """Prints the seconds of each run; the file is read before the clock starts, and one run warms up."""
    with open(sys.argv[1], "rb") as file:
        data = file.read()
    # Python collects by default; off is the best case of a peer that makes many objects and no cycles.
    if "without-collector" in sys.argv[3:]:
        gc.disable()
    for run in range(int(sys.argv[2]) + 1):
        start = time.perf_counter()
        result = validate(data)
        end = time.perf_counter()
        if result is False:
            sys.exit("the file was refused")
        if run > 0:
            print(end - start)
        del result


def missing():
    """Says that the peer is not installed."""
    sys.exit(3)
