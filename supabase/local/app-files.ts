import type { Server } from 'node:http'
import type { Handle } from './http/routes.ts'
import { staticFiles } from './http/static-files.ts'
import type { Settings } from './settings.ts'

export interface AppFiles {
  handle: Handle
  close(): Promise<void>
}

/** Serves the built app, or in development the sources through Vite. */
export async function openAppFiles(settings: Settings, server: Server): Promise<AppFiles> {
  if (!settings.dev) return { handle: staticFiles(settings.dist), close: async () => undefined }
  const { serveSources } = await import('./http/vite-sources.ts')
  return serveSources(server)
}
