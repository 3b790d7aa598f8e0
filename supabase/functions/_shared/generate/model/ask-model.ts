export interface ModelRequest {
  system: string
  prompt: string
  /** The JSON schema of the one object to write. */
  schema: object
}

/** The reason the text ended: finished, cut off at the token limit, refused by the provider, or none given. */
export type FinishReason = 'stop' | 'length' | 'content-filter' | 'other'

/** Makes one call to a model and yields its text as it arrives. Throws `PermanentFailure` when asking again cannot help. */
export type AskModel = (request: ModelRequest, signal: AbortSignal) => AsyncGenerator<string, FinishReason>
