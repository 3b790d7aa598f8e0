/** A page in a browser that Playwright does not drive: what each of our drivers has to be able to do. */
export interface EnginePage {
  goto(url: string): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page. Its argument and its answer travel as JSON. */
  run<T, A>(inPage: (given: A) => T | Promise<T>, given: A): Promise<T>
  /** Performs actions as the WebDriver standard writes them: both protocols take the same. */
  act(actions: readonly object[]): Promise<void>
  /** Ends the browser and removes its profile. */
  close(): Promise<void>
}

export interface Engine {
  name: string
  open(): Promise<EnginePage>
}

/** The body of a function that takes one text of JSON and answers one. */
export const overJson = (inPage: (given: never) => unknown): string =>
  `async (text) => JSON.stringify((await (${String(inPage)})(JSON.parse(text))) ?? null)`

export const readJson = <T>(text: string): T => JSON.parse(text) as T
