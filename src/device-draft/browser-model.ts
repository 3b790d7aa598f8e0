/** The part of the browser's Prompt API that we use: a language model that the browser brings itself. */
export interface BrowserModel {
  availability(options: ModelLanguages): Promise<Availability>
  create(options: SessionOptions): Promise<BrowserSession>
}

export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'

interface ModelLanguages {
  expectedInputs: { type: 'text'; languages: string[] }[]
  expectedOutputs: { type: 'text'; languages: string[] }[]
}

interface SessionOptions extends ModelLanguages {
  initialPrompts?: { role: 'system'; content: string }[]
  signal?: AbortSignal
  monitor?: (progress: EventTarget) => void
}

interface BrowserSession {
  promptStreaming(
    text: string,
    options: { responseConstraint?: object; signal: AbortSignal },
  ): ReadableStream<string>
  destroy(): void
}

/** Words of te reo Māori stand in English sentences, and no browser offers the language itself. */
export const LANGUAGES: ModelLanguages = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
}

/** The browser's own language model, or undefined where the browser has no such thing. */
export const browserModel = (): BrowserModel | undefined =>
  (globalThis as { LanguageModel?: BrowserModel }).LanguageModel

/** A model that cannot say how it is counts as none. */
export async function availabilityOf(model: BrowserModel | undefined): Promise<Availability> {
  try {
    return (await model?.availability(LANGUAGES)) ?? 'unavailable'
  } catch {
    return 'unavailable'
  }
}

/** Has the browser fetch its model, which may be some gigabytes. Call it in answer to a press: browsers ask for one. */
export async function fetchModel(model: BrowserModel, onProgress: (share: number) => void): Promise<void> {
  const session = await model.create({
    ...LANGUAGES,
    monitor(progress) {
      progress.addEventListener('downloadprogress', (event) => onProgress((event as ProgressEvent).loaded))
    },
  })
  session.destroy()
}
