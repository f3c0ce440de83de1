import BackupJSON
import Testing

struct FileSignatureTests {
  @Test(arguments: [
    "{\"note\":\"" + String(repeating: "x", count: 248) + "ustar\"}", "{  \"ftyp\":1}", "[\"12345WEBP\"]",
  ])
  func `a word inside of JSON makes no archive or film of it`(text: String) {
    #expect(FileSignature(InputBytes(text)) == .json(byteOrderMark: false))
  }

  @Test(arguments: [
    (String(repeating: "x", count: 257) + "ustar", FileSignature.other("a tar archive")),
    ("\0\0\0\u{18}ftypmp42", .other("a video or audio file")), ("RIFF1234WEBP", .image("a WebP image")),
  ])
  func `marks further in are looked for`(text: String, signature: FileSignature) {
    #expect(FileSignature(InputBytes(text)) == signature)
  }
}
