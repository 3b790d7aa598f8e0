/** Things that are held, thrown, or laid on the ground: another such thing does the same in a step. What is watched, tested or measured with does not. */
export const HANDLED =
  /^(?:ball|bean ?bag|cone|hoop|bib|mat|baton|marker|frisbee|disc|flag|counter|button|bucket|bin|beads?|sheet|tray|scarf|ribbon|bench|bag|block|board|card|teddy)$/i

/** What begins or holds a deed, and so names no thing. */
export const NO_NAME_OF_THING =
  /^(?:clap|use|draw|write|say|read|tell|count|hum|share|do|make|leave|let|point|fold|show|put|stand|place|plan|cut|tie|take|mark|hold|play|work|keep|ask|describe|whisper|rub|join|run|walk|touch|call|teams?|pairs?|groups?|students|outside|inside|half|one|two|three|four|good|nothing|everyone|each|only|not|as|step|stamp|tap|sing|mime|act|pass|try|wait|sit|turn|hands?|fingers?|voices?|eyes?|arms?)(?!\p{L})|\b(?:is|are|can|may|will|works?|too|needs?|from the|that|which|by|with|at|for)\b/iu
