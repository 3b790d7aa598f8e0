import type { Server } from 'node:http'
import { createServer } from 'vite'
import type { AppFiles } from '../app-files.ts'
import { PROJECT } from '../project-folder.ts'
import { sendText } from './routes.ts'

/** Serves the sources through Vite for `npm run dev`, with hot reload on the same port. */
export async function serveSources(server: Server): Promise<AppFiles> {
  const vite = await createServer({
    root: PROJECT,
    appType: 'spa',
    server: { middlewareMode: true, ws: { server } },
  })
  return {
    handle: ({ request, response }) => {
      response.removeHeader('content-security-policy') // Vite puts scripts of its own into pages
      vite.middlewares(request, response, () => sendText(response, 404, 'Not found'))
    },
    close: () => vite.close(),
  }
}
