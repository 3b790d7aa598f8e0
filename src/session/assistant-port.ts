/** The requests that a screen makes of the assistant directly, without an op, because they need the network and change nothing. */
export interface AssistantPort {
  summarize(text: string): Promise<{ ok: true; prompt: string } | { ok: false }>
}

const absent: AssistantPort = { summarize: async () => ({ ok: false }) }
let port = absent

export function setAssistantPort(next: AssistantPort | null): void {
  port = next ?? absent
}

export function assistantPort(): AssistantPort {
  return port
}
