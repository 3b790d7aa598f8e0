import { prepareData } from './prepared-data.ts'
import { startApp } from './start-app.ts'

/** Starts a server once for all tests of a project that start servers of their own. */
export default async function setup() {
  await prepareData(async (dataDir) => {
    const app = await startApp({ build: false, dataDir })
    await app.stop()
  })
}
