/* Runs in the page of one contender. It imports nothing, so every contender can use it. */

export interface PaperMaker {
  /** Opens a document in the editor, ready for a caret. */
  open(html: string): void
  /** The document as it would be saved now. */
  saved(): string
  /** Makers of files; an editor alone has none. */
  pdf?(html: string): Promise<Blob>
  word?(html: string): Promise<Blob>
}

interface Made {
  ms: number
  longestTask: number
  bytes: number
  /** The file itself, in base64. */
  file: string
}

async function inBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

const drawn = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

async function watched(work: () => Promise<Blob>): Promise<Made> {
  const tasks: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  })
  observer.observe({ type: 'longtask' })
  const start = performance.now()
  const blob = await work()
  const ms = performance.now() - start
  await drawn()
  await new Promise((resolve) => setTimeout(resolve, 100))
  observer.disconnect()
  return { ms, longestTask: Math.max(0, ...tasks), bytes: blob.size, file: await inBase64(blob) }
}

function papersOf(maker: PaperMaker) {
  return {
    async open(html: string): Promise<number> {
      const start = performance.now()
      maker.open(html)
      await drawn()
      return performance.now() - start
    },
    async save(): Promise<number> {
      const start = performance.now()
      maker.saved()
      return performance.now() - start
    },
    /** What is left of these after the document was opened and saved without a change. */
    async kept(html: string): Promise<{ words: number; tables: number; colours: number; same: boolean }> {
      maker.open(html)
      const count = (text: string) => {
        const page = new DOMParser().parseFromString(text, 'text/html')
        return {
          words: page.body.textContent?.match(/\p{L}+/gu)?.length ?? 0,
          tables: page.querySelectorAll('table').length,
          colours: page.querySelectorAll('[style*=color]').length,
        }
      }
      const [before, after] = [count(html), count(maker.saved())]
      const share = (part: keyof typeof before) => after[part] / Math.max(1, before[part])
      const body = (text: string) => new DOMParser().parseFromString(text, 'text/html').body.innerHTML.trim()
      return {
        words: share('words'),
        tables: share('tables'),
        colours: share('colours'),
        same: body(html) === body(maker.saved()),
      }
    },
    pdf: (html: string) => (maker.pdf ? watched(() => maker.pdf?.(html) as Promise<Blob>) : null),
    word: (html: string) => (maker.word ? watched(() => maker.word?.(html) as Promise<Blob>) : null),
  }
}

export type Papers = ReturnType<typeof papersOf>

export function offerPapers(maker: PaperMaker): void {
  Object.assign(globalThis, { papers: papersOf(maker) })
}
