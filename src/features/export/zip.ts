const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** Names are UTF-8. */
const FLAGS = 0x0800
const STORED = 0
const DEFLATED = 8

interface Entry {
  name: Uint8Array
  method: number
  crc: number
  packed: number
  size: number
  offset: number
}

/**
 * A zip file, written one entry after the other: what is written goes into blobs, which the browser may keep on disk,
 * and nothing of an entry stays in memory. The platform compresses.
 */
export class Zip {
  private readonly parts: Blob[] = []
  private readonly entries: Entry[] = []
  private offset = 0
  private readonly stamp: number

  constructor(now: Date) {
    const date = ((now.getFullYear() - 1980) << 9) | ((now.getMonth() + 1) << 5) | now.getDate()
    const time = (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1)
    this.stamp = ((date << 16) | time) >>> 0
  }

  /** @param packed it is compressed already, as a .docx or a PDF is */
  async add(fileName: string, content: Blob, packed = false): Promise<void> {
    const name = new TextEncoder().encode(fileName)
    const body = packed ? content : await deflate(content)
    const entry: Entry = {
      name,
      method: packed ? STORED : DEFLATED,
      crc: crc32(new Uint8Array(await content.arrayBuffer())),
      packed: body.size,
      size: content.size,
      offset: this.offset,
    }
    this.entries.push(entry)
    const header = this.header(LOCAL, entry)
    this.parts.push(new Blob([header, name as BlobPart, body]))
    this.offset += header.byteLength + name.length + body.size
  }

  finish(): Blob {
    const directory = this.entries.flatMap((entry) => [this.header(CENTRAL, entry), entry.name as BlobPart])
    const size = new Blob(directory).size
    const count = this.entries.length
    const end = words([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [this.offset, 4], [0, 2])
    return new Blob([...this.parts, ...directory, end], { type: 'application/zip' })
  }

  private header(kind: typeof LOCAL | typeof CENTRAL, entry: Entry): ArrayBuffer {
    const { name, method, crc, packed, size, offset } = entry
    const common: Word[] = [
      [20, 2],
      [FLAGS, 2],
      [method, 2],
      [this.stamp, 4],
      [crc, 4],
      [packed, 4],
      [size, 4],
    ]
    const lengths: Word[] = [
      [name.length, 2],
      [0, 2],
    ]
    if (kind === LOCAL) return words([kind, 4], ...common, ...lengths)
    const rest: Word[] = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ]
    return words([kind, 4], [20, 2], ...common, ...lengths, ...rest)
  }
}

type Word = readonly [value: number, bytes: 2 | 4]

function words(...list: Word[]): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(list.reduce((sum, [, bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [value, bytes] of list) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return view.buffer
}

function deflate(content: Blob): Promise<Blob> {
  return new Response(content.stream().pipeThrough(new CompressionStream('deflate-raw'))).blob()
}

let table: Uint32Array | undefined

export function crc32(bytes: Uint8Array): number {
  table ??= Uint32Array.from({ length: 256 }, (_, n) => {
    let value = n
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
    return value
  })
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}
