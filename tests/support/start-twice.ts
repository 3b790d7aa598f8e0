/**
 * A machine that is busy may not start a browser or a server in time, so both may be started twice. The run says so,
 * because nothing else is ever tried again (tests/README.md).
 */
export async function startTwice<T>(what: string, start: () => Promise<T>): Promise<T> {
  try {
    return await start()
  } catch (error) {
    process.stdout.write(`\n${what} did not start, and is started again: ${String(error)}\n`)
    return start()
  }
}
