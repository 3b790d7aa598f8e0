interface WholeAnswer {
  choices: { message: { content: string }; finish_reason?: string | null }[]
  usage?: unknown
}

const isAnswer = (json: unknown): json is WholeAnswer =>
  typeof (json as Partial<WholeAnswer> | null)?.choices?.[0]?.message?.content === 'string'

function readAnswer(text: string): WholeAnswer | null {
  try {
    const json: unknown = JSON.parse(text)
    return isAnswer(json) ? json : null
  } catch {
    return null
  }
}

/** The answer as the one piece of a stream, with its number of tokens. */
function asEvents({ choices: [choice], usage }: WholeAnswer): string {
  const chunk = { id: 'whole', object: 'chat.completion.chunk', created: 0, model: 'model' }
  const delta = { role: 'assistant', content: choice?.message.content ?? '' }
  const pieces = [
    { ...chunk, choices: [{ index: 0, delta, finish_reason: null }] },
    { ...chunk, choices: [{ index: 0, delta: {}, finish_reason: choice?.finish_reason ?? 'stop' }], usage },
  ]
  return `${pieces.map((piece) => `data: ${JSON.stringify(piece)}\n\n`).join('')}data: [DONE]\n\n`
}

/** Servers of open models behind a proxy send the whole answer as one JSON object though a stream was asked for. It is read as a stream of one piece. */
export const readingWhole =
  (fetcher: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await fetcher(input, init)
    if (!response.ok || !response.headers.get('content-type')?.includes('application/json')) return response
    const text = await response.text()
    const whole = readAnswer(text)
    const { status, headers } = response
    return whole === null
      ? new Response(text, { status, headers })
      : new Response(asEvents(whole), { headers: { 'content-type': 'text/event-stream' } })
  }
