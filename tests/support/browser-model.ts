/** How the stand-in for a browser's own language model behaves. It goes into a page as JSON. */
export interface ModelScript {
  /** The answer to each section, by its key. Several are given one after the other, the last one again and again. */
  answers: Record<string, unknown[]>
  availability?: 'unavailable' | 'downloadable' | 'downloading' | 'available'
  /** The name of the DOMException with which the fetching of the model ends half way. */
  fetchFails?: string
  /** The milliseconds before each answer. */
  waitMs?: number
  /** A DOMException of this name in place of every answer that a schema was asked for with. */
  refusesSchemas?: boolean
  /** The answer to a section breaks off half way with a DOMException of this name. */
  breaksAt?: Record<string, string>
  /** Answers that never come: the keys of sections after which the model is silent. */
  silentAt?: string[]
}

/**
 * Puts a model with the shape of Chrome's Prompt API into a page or into Node. It answers each section as it is told, in
 * pieces, and writes down what it was asked. It stands alone, because a page gets it as text.
 */
export function installBrowserModel(script: ModelScript): void {
  const asked: { key: string; system: string; text: string; constrained: boolean }[] = []
  const given: Record<string, number> = {}
  let availability = script.availability ?? 'available'
  const answerOf = (key: string): string => {
    const all = script.answers[key] ?? []
    const at = Math.min(given[key] ?? 0, all.length - 1)
    given[key] = (given[key] ?? 0) + 1
    const one = all[at]
    if (one === undefined) throw new DOMException('no such answer', 'UnknownError')
    return typeof one === 'string' ? one : JSON.stringify({ [key]: one })
  }
  const keyIn = (text: string, schema: object | undefined): string => {
    const from = schema ?? JSON.parse(text.slice(text.lastIndexOf('answer:\n') + 8))
    return Object.keys((from as { properties: object }).properties)[0] ?? ''
  }
  const session = (system: string) => ({
    promptStreaming(
      text: string,
      { responseConstraint, signal }: { responseConstraint?: object; signal: AbortSignal },
    ) {
      return new ReadableStream<string>({
        async start(stream) {
          signal.addEventListener('abort', () => stream.error(signal.reason))
          if (script.refusesSchemas && responseConstraint)
            return stream.error(new DOMException('no schemas', 'NotSupportedError'))
          const key = keyIn(text, responseConstraint)
          asked.push({ key, system, text, constrained: responseConstraint !== undefined })
          if (script.silentAt?.includes(key)) return
          await new Promise((resolve) => setTimeout(resolve, script.waitMs ?? 0))
          try {
            const whole = answerOf(key)
            const breaks = script.breaksAt?.[key]
            const sent = breaks === undefined ? whole : whole.slice(0, whole.length / 2)
            for (const piece of sent.match(/[\s\S]{1,80}/g) ?? []) stream.enqueue(piece)
            if (breaks !== undefined) throw new DOMException('half way', breaks)
            stream.close()
          } catch (error) {
            stream.error(error)
          }
        },
      })
    },
    destroy() {},
  })
  const model = {
    async availability() {
      return availability
    },
    async create(options: {
      initialPrompts?: { content: string }[]
      monitor?: (progress: EventTarget) => void
    }) {
      const progress = new EventTarget()
      options.monitor?.(progress)
      if (availability === 'downloadable' || availability === 'downloading')
        progress.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.5 }))
      if (script.fetchFails !== undefined) throw new DOMException('half way', script.fetchFails)
      availability = 'available'
      return session(options.initialPrompts?.[0]?.content ?? '')
    },
  }
  Object.assign(globalThis, { LanguageModel: model, askedOfBrowserModel: asked })
}

export type AskedOfModel = { key: string; system: string; text: string; constrained: boolean }

/** What the stand-in was asked so far. */
export const askedOfBrowserModel = (): AskedOfModel[] =>
  (globalThis as unknown as { askedOfBrowserModel: AskedOfModel[] }).askedOfBrowserModel
