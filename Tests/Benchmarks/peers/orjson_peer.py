"""orjson: parses, checks nothing else."""

import timing

try:
    import orjson
except ImportError:
    timing.missing()

timing.seconds(orjson.loads)
