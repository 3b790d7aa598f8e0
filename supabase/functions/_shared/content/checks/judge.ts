/** For each kind of check, a function that says whether an answer is right. */
export type Judge<C extends { kind: string }> = {
  [K in C['kind']]: (check: Extract<C, { kind: K }>, answer: string) => boolean
}
