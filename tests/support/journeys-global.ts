import type { TestProject } from 'vitest/node'
import { startApp } from './start-app.ts'

declare module 'vitest' {
  interface ProvidedContext {
    appUrl: string
    anonKey: string
    serviceKey: string
  }
}

/** One embedded backend for all journeys: each journey brings its own teacher, so they do not meet. */
export default async function setup(project: TestProject) {
  const app = await startApp({ build: process.env.DIST_DIR === undefined })
  project.provide('appUrl', app.url)
  project.provide('anonKey', app.anonKey)
  project.provide('serviceKey', app.serviceKey)
  return () => app.stop()
}
