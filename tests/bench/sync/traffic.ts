import type { Page, Request } from 'playwright-core'

export interface Traffic {
  calls: number
  /** Bodies and headers, both ways. */
  bytes: number
  /** Milliseconds since 1970: of the first request's start, and of the last answer's end. */
  from: number
  to: number
}

/** Counts what goes over the wire until `read`, of requests whose address has one of these words. */
export function watchTraffic(page: Page, words: string[]) {
  const seen: Promise<Omit<Traffic, 'calls'>>[] = []
  const note = (request: Request) => {
    if (words.some((word) => request.url().includes(word))) seen.push(weigh(request))
  }
  page.on('requestfinished', note)
  return {
    async read(): Promise<Traffic> {
      page.off('requestfinished', note)
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
