/** Path of a Chromium, as the environment variable the tests read. */
export function findBrowser(): Promise<{ CHROME_PATH: string }>

/** Paths of Firefox and WebKit, as the environment variables the tests read, and the names of those that are not there. */
export function findEngines(): { env: Record<string, string>; missing: string[] }
