import { Zip, ZipDeflate } from 'fflate'
import type { MayYield } from '../render/yield-to-main.ts'

const SLICE_BYTES = 256 * 1024

/**
 * A zip file, written one entry after the other. What is written goes into blobs, which the browser may keep on disk, so
 * no entry is in memory as a whole.
 */
export class ZipFile {
  private readonly parts: Blob[] = []
  private readonly zip = new Zip((error, chunk) => {
    if (error) throw error
    this.parts.push(new Blob([chunk as BlobPart]))
  })
  private readonly mayYield: MayYield

  /** @param mayYield called between two slices, because compression runs on the main thread */
  constructor(mayYield: MayYield) {
    this.mayYield = mayYield
  }

  /** @param packed the content is compressed already, as a .docx or a PDF is */
  async add(fileName: string, content: Blob, packed = false): Promise<void> {
    const entry = new ZipDeflate(fileName, { level: packed ? 0 : 6 })
    this.zip.add(entry)
    let at = 0
    do {
      await this.mayYield()
      const slice = content.slice(at, at + SLICE_BYTES)
      at += SLICE_BYTES
      entry.push(new Uint8Array(await slice.arrayBuffer()), at >= content.size)
    } while (at < content.size)
  }

  finish(): Blob {
    this.zip.end()
    return new Blob(this.parts, { type: 'application/zip' })
  }
}
