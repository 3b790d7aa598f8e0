/** Path of a Chromium, as the environment variable the tests read. */
export function findBrowser(): Promise<{ CHROME_PATH: string }>
