#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bytes of one file, held so that they can be scanned: whole, in place, with zeros behind them.
///
/// A large file is mapped, not copied: reading 100 MB takes no private memory. A small one, a pipe and an array are
/// copied once.
@safe
public final class InputBytes: @unchecked Sendable {
  /// Largest file that is read: 4 GiB. Spec/json.md, section *Limits*.
  public static let maximumCount = 4 << 30

  private let memory: UnsafeMutableRawBufferPointer
  private let isMapped: Bool
  /// The number of bytes.
  public let count: Int

  /// A view of the bytes, which does not keep them alive: whoever holds it must hold this object as well, and say so
  /// with `withExtendedLifetime` or by ``withSource(_:)``.
  package var source: ByteSource {
    unsafe ByteSource(base: UnsafeRawPointer(memory.baseAddress!), count: count)
  }

  private init(_ memory: UnsafeMutableRawBufferPointer, count: Int, isMapped: Bool) {
    unsafe self.memory = memory
    self.count = count
    self.isMapped = isMapped
  }

  /// Copies bytes that are already in memory.
  public convenience init(_ bytes: [UInt8]) {
    unsafe self.init(InputBytes.padded(capacity: bytes.count), count: bytes.count, isMapped: false)
    unsafe bytes.withUnsafeBytes { unsafe memory.copyMemory(from: $0) }
  }

  /// Copies the UTF-8 bytes of a text.
  public convenience init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// Makes new bytes of a known number, piece by piece; what the pieces leave is zero, and what is too much is
  /// left out.
  package convenience init(count: Int, _ fill: (_ append: (UnsafeRawBufferPointer) -> Void) -> Void) {
    unsafe self.init(InputBytes.padded(capacity: count), count: count, isMapped: false)
    var filled = 0
    unsafe fill { piece in
      let taken = min(piece.count, count - filled)
      if taken > 0 {
        unsafe memory.baseAddress!.advanced(by: filled).copyMemory(from: piece.baseAddress!, byteCount: taken)
      }
      filled += taken
    }
    if filled < count {
      unsafe memory.baseAddress!.advanced(by: filled)
        .initializeMemory(as: UInt8.self, repeating: 0, count: count - filled)
    }
  }

  /// Takes over memory that was allocated by hand, with so many bytes of text in it and room for the padding behind
  /// them; it is given back with this object.
  package convenience init(adopting memory: UnsafeMutableRawBufferPointer, count: Int) {
    let padding = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[count..<count + ByteSource.padding])
    unsafe padding.initializeMemory(as: UInt8.self, repeating: 0)
    unsafe self.init(memory, count: count, isMapped: false)
  }

  deinit {
    if isMapped {
      unsafe munmap(memory.baseAddress, memory.count)
    } else {
      unsafe memory.deallocate()
    }
  }

  /// Lends a view of the bytes and keeps them alive meanwhile.
  package func withSource<Result, Failure>(_ body: (ByteSource) throws(Failure) -> Result) throws(Failure)
    -> Result
  {
    try withExtendedLifetime(self) { () throws(Failure) in try body(source) }
  }

  /// A copy of all bytes.
  public var bytes: [UInt8] { withSource { $0.bytes(0..<count) } }

  /// A copy of some bytes; the range is cut to what is there.
  public func bytes(_ range: Range<Int>) -> [UInt8] { withSource { $0.bytes(range) } }

  /// Some bytes as text, ill-formed ones replaced by U+FFFD; the range is cut to what is there.
  public func text(_ range: Range<Int>) -> String { withSource { $0.text(range) } }

  private static func padded(capacity: Int) -> UnsafeMutableRawBufferPointer {
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: capacity + ByteSource.padding,
      alignment: 16
    )
    unsafe memory.baseAddress!.advanced(by: capacity)
      .initializeMemory(as: UInt8.self, repeating: 0, count: ByteSource.padding)
    return unsafe memory
  }
}

extension InputBytes {
  /// Files up to this size are copied: it is as fast, and another program cannot cut them short under our feet.
  static let largestCopiedFile = 1 << 20

  /// Opens a regular file for reading.
  ///
  /// - Parameter limit: the most bytes that are read, up to ``maximumCount``.
  /// - Throws: ``InputError`` with the code `notFound`, `notReadable`, `isDirectory`, `tooLarge` or `readFailed`.
  public static func file(_ path: String, atMost limit: Int = maximumCount) throws(InputError) -> InputBytes {
    let limit = min(limit, maximumCount)
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputError(errno: errno, path: path) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw InputError(errno: errno, path: path) }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw InputError(.isDirectory, path: path, reason: "it is a folder") }
    guard kind == S_IFREG else { return try stream(descriptor, path: path, atMost: limit) }
    let size = Int(status.st_size)
    guard size <= limit else { throw InputError.tooLarge(path: path, limit) }
    // Files of /proc and the like give a size of zero and have content all the same.
    if size <= largestCopiedFile { return try stream(descriptor, path: path, atMost: limit) }
    return try mapped(descriptor, size: size, path: path)
  }

  /// Reads standard input to its end.
  ///
  /// - Parameter limit: the most bytes that are read, up to ``maximumCount``.
  /// - Throws: ``InputError`` with the code `tooLarge` or `readFailed`.
  public static func standardInput(atMost limit: Int = maximumCount) throws(InputError) -> InputBytes {
    try stream(STDIN_FILENO, path: "-", atMost: min(limit, maximumCount))
  }

  private static func mapped(_ descriptor: Int32, size: Int, path: String) throws(InputError) -> InputBytes {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    // The whole range is taken first, one page longer than the file; what the file leaves of it stays zero.
    let length = (size + page - 1) / page * page + page
    let anonymous = unsafe mmap(nil, length, PROT_READ, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let base = unsafe anonymous, unsafe base != MAP_FAILED else {
      throw InputError(errno: errno, path: path)
    }
    let file = unsafe mmap(base, size, PROT_READ, MAP_PRIVATE | MAP_FIXED, descriptor, 0)
    guard unsafe file != MAP_FAILED else {
      let reason = errno
      unsafe munmap(base, length)
      throw InputError(errno: reason, path: path)
    }
    unsafe madvise(base, size, MADV_SEQUENTIAL)
    return unsafe InputBytes(
      UnsafeMutableRawBufferPointer(start: base, count: length),
      count: size,
      isMapped: true
    )
  }

  private static func stream(
    _ descriptor: Int32,
    path: String,
    atMost limit: Int
  ) throws(InputError) -> InputBytes {
    var memory = unsafe padded(capacity: 1 << 16)
    var count = 0
    while true {
      let room = memory.count - ByteSource.padding - count
      if room == 0 {
        let larger = unsafe padded(capacity: count * 2)
        unsafe larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
        unsafe memory.deallocate()
        unsafe memory = larger
        continue
      }
      let got = unsafe read(descriptor, memory.baseAddress! + count, room)
      if got < 0 {
        if errno == EINTR { continue }
        let error = InputError(errno: errno, path: path)
        unsafe memory.deallocate()
        throw error
      }
      if got == 0 { break }
      count += got
      if count > limit {
        unsafe memory.deallocate()
        throw InputError.tooLarge(path: path, limit)
      }
    }
    unsafe memory.baseAddress!.advanced(by: count)
      .initializeMemory(as: UInt8.self, repeating: 0, count: ByteSource.padding)
    return unsafe InputBytes(memory, count: count, isMapped: false)
  }
}
