/** What a wish about the class or its day adds to the sections of a plan. */
export interface NeedLines {
  resources?: readonly string[]
  /** For the teacher, before anything else at the start. */
  start?: string
  /** For the teacher, while the class works together. */
  together?: string
  /** For the teacher, while pupils work on their own. */
  work?: string
  support?: string
  core?: string
  extension?: string
  next?: string
  /** Added for the group that needs it where the class moves about. */
  moving?: string
  /** The same in drama and dance; without it the line for moving about is used. */
  performing?: string
  /** The same where things are handled, made or tried out. */
  making?: string
  /** For the teacher page of a resource. Nothing of it stands on a page for pupils. */
  sheet?: string
}
