import type { Page, Request } from 'playwright-core'

export interface Traffic {
  calls: number
  /** Bodies and headers, both ways. */
  bytes: number
  /** Milliseconds since 1970: of the first request's start, and of the last answer's end. */
  from: number
  to: number
}

const MAX_WAIT_MS = 10_000

/** Counts what goes over the wire until `read`, of requests whose address has one of these words. */
export function watchTraffic(page: Page, words: string[]) {
  const open = new Set<Request>()
  const seen: Promise<Omit<Traffic, 'calls'>>[] = []
  const isMeant = (request: Request) => words.some((word) => request.url().includes(word))
  const begun = (request: Request) => isMeant(request) && open.add(request)
  const finished = (request: Request) => {
    if (open.delete(request)) seen.push(weigh(request))
  }
  const failed = (request: Request) => open.delete(request)
  page.on('request', begun).on('requestfinished', finished).on('requestfailed', failed)
  return {
    /** Waits for what is still on its way: the browser tells the end of a request later than the page sees it. */
    async read(): Promise<Traffic> {
      const end = Date.now() + MAX_WAIT_MS
      while ((open.size > 0 || seen.length === 0) && Date.now() < end) await page.waitForTimeout(20)
      page.off('request', begun).off('requestfinished', finished).off('requestfailed', failed)
      if (seen.length === 0) throw new Error(`no request to ${words.join(', ')} was seen`)
      const all = await Promise.all(seen)
      return {
        calls: all.length,
        bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
        from: Math.min(...all.map(({ from }) => from)),
        to: Math.max(...all.map(({ to }) => to)),
      }
    },
  }
}

async function weigh(request: Request): Promise<Omit<Traffic, 'calls'>> {
  const { startTime, responseEnd } = request.timing()
  const sizes = await request.sizes()
  const bytes =
    sizes.requestBodySize + sizes.requestHeadersSize + sizes.responseBodySize + sizes.responseHeadersSize
  return { bytes, from: startTime, to: startTime + responseEnd }
}
