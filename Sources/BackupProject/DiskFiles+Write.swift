public import BackupEvolution

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension DiskFiles {
  /// Writes all files or none of them.
  ///
  /// Each is first written beside its place, under a hidden name, and gets its name when all of them are on the disk.
  /// Where that fails, those that have their names already are taken back.
  ///
  /// - Throws: ``ProjectError`` naming the file that could not be written; the project is then as it was. Where not
  ///   even that could be had, the reason says so.
  public func write(_ files: [PlannedFile]) throws(ProjectError) {
    var writing = FileWriting(self)
    do throws(ProjectError) {
      for file in files { try writing.prepare(file) }
      try writing.commit()
    } catch {
      throw writing.takenBack(error)
    }
    writing.clean()
  }
}

/// One run of writing several files, with all that is needed to take it back.
private struct FileWriting {
  private struct Entry {
    let file: PlannedFile
    let place: String
    let new: String
    let old: String
    var hasNew = false
    var hasOld = false
    var isInPlace = false
  }

  private let disk: DiskFiles
  private var entries: [Entry] = []
  /// The folders that were made, the outer ones first.
  private var folders: [String] = []

  init(_ disk: DiskFiles) { self.disk = disk }

  mutating func prepare(_ file: PlannedFile) throws(ProjectError) {
    let place = disk.place(file.path)
    let slash = place.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(place[..<$0]) } ?? ""
    let name = slash.map { String(place[place.utf8.index(after: $0)...]) } ?? place
    if !folder.isEmpty { try makeFolder(folder, for: file.path) }
    let hidden = DiskFiles.joined(folder, ".\(name).\(getpid()).\(entries.count)")
    entries.append(Entry(file: file, place: place, new: hidden + ".new", old: hidden + ".old"))
    let entry = entries.count - 1
    let descriptor = open(entries[entry].new, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard descriptor >= 0 else { throw failure(file.path, errno) }
    entries[entry].hasNew = true
    let number = FileWriting.write(file.bytes, to: descriptor)
    let isClosed = close(descriptor) == 0
    if let number { throw failure(file.path, number) }
    guard isClosed else { throw failure(file.path, errno) }
  }

  mutating func commit() throws(ProjectError) {
    for index in entries.indices {
      let entry = entries[index]
      if entry.file.replaces {
        // The old file keeps a second name until everything is in place.
        if link(entry.place, entry.old) == 0 {
          entries[index].hasOld = true
        } else if errno != ENOENT {
          throw failure(entry.file.path, errno)
        }
        guard rename(entry.new, entry.place) == 0 else { throw failure(entry.file.path, errno) }
        entries[index].hasNew = false
      } else {
        // Unlike a renaming, a link never takes the place of a file that is there.
        guard link(entry.new, entry.place) == 0 else {
          let number = errno
          let reason =
            number == EEXIST ? "it is there already, and is not overwritten" : DiskFiles.reason(number)
          throw ProjectError(path: entry.file.path, reason: reason)
        }
      }
      entries[index].isInPlace = true
    }
  }

  /// The error, with a remark where something could not be taken back.
  mutating func takenBack(_ error: ProjectError) -> ProjectError {
    var left: [String] = []
    for entry in entries.reversed() where entry.isInPlace {
      let isBack = entry.hasOld ? rename(entry.old, entry.place) == 0 : unlink(entry.place) == 0
      if !isBack { left.append(entry.file.path) }
    }
    for index in entries.indices where entries[index].isInPlace { entries[index].hasOld = false }
    clean()
    for folder in folders.reversed() { rmdir(folder) }
    guard !left.isEmpty else { return error }
    let remark = "; take these back by hand: " + left.joined(separator: ", ")
    return ProjectError(path: error.path, reason: error.reason + remark)
  }

  /// Removes the hidden names.
  func clean() {
    for entry in entries {
      if entry.hasNew { unlink(entry.new) }
      if entry.hasOld { unlink(entry.old) }
    }
  }

  private mutating func makeFolder(_ folder: String, for path: String) throws(ProjectError) {
    var status = stat()
    if stat(folder, &status) == 0 { return }
    if let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")), slash > folder.startIndex {
      try makeFolder(String(folder[..<slash]), for: path)
    }
    if mkdir(folder, 0o755) == 0 {
      folders.append(folder)
    } else if errno != EEXIST {
      throw failure(path, errno)
    }
  }

  private func failure(_ path: String, _ number: Int32) -> ProjectError {
    ProjectError(path: path, reason: DiskFiles.reason(number))
  }

  /// The number of the error; `nil` where everything was written and is on the disk.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    let number = bytes.withUnsafeBytes { bytes -> Int32? in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = systemWrite(descriptor, part)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
    if let number { return number }
    // Not every file system can, and that is no reason to fail.
    _ = fsync(descriptor)
    return nil
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
