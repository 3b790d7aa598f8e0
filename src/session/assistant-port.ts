/** What a screen may ask of the assistant at once, without an op: it needs the network and changes nothing. */
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
