/** The kind of work a goal asks pupils to do. It shapes the questions, the recording table and the exit ticket. */
export interface Lens {
  id: string
  /** Columns of the class's recording table. */
  columns: [string, string, string]
  criteria: [string, string]
  /** How the teacher shows one row. */
  model: string
  ask: string
  /** Sentence starters for pupils who need them. */
  starters: [string, string]
  misconception: { what: string; why: string; move: string }
  /** The next three are for work that differs from that of the learning area. */
  show?: [string, string]
  together?: string
  work?: [string, string, string]
  /** The deeper question of the extension. */
  further: string
  exit: [prompt: string, look: string]
}

/** The lens of goals that open with one of its verbs. */
export interface VerbLens {
  verbs: RegExp
  lens: Lens
}

/** The lens of topics that contain certain words. */
export interface TopicLens {
  topic: RegExp
  /** The lesson's question. `{topic}` stands for the teacher's words, `{audience}` for a reader or a listener. */
  question: string
  lens: Lens
}
