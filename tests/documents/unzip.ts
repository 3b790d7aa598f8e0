import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const CENTRAL = 0x02014b50

/** The files of a zip, found by its directory as an unpacker does. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  let end = zip.length - 22
  while (end >= 0 && zip.readUInt32LE(end) !== END) end -= 1
  if (end < 0) throw new Error('Not a zip: it has no directory')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new Error('Its directory is broken')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place))
    const name = zip.subarray(at + 46, at + 46 + (nameLength ?? 0)).toString('utf8')
    const packed = zip.subarray(...bodyOf(zip, zip.readUInt32LE(at + 42), zip.readUInt32LE(at + 20)))
    const content = zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)
    if (content.length !== zip.readUInt32LE(at + 24)) throw new Error(`${name} has another length`)
    files.set(name, content)
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return files
}

function bodyOf(zip: Buffer, header: number, length: number): [number, number] {
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
  return [start, start + length]
}
