import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface DeployedFunction {
  metadata: { entrypoint_path: string; import_map_path: string; verify_jwt: boolean; name: string }
  /** The uploaded files by their paths. */
  files: Map<string, string>
}

export interface ManagementApi {
  origin: string
  deployed: Map<string, DeployedFunction>
  /** The settings that were sent, by the path they were sent to. */
  settings: Map<string, Record<string, unknown>>
  close(): Promise<void>
}

const PROJECT = {
  name: 'Mahere',
  organization_id: 'o',
  organization_slug: 'o',
  region: 'ap-southeast-2',
  status: 'ACTIVE_HEALTHY',
  created_at: '2026-01-01T00:00:00Z',
  database: { host: '127.0.0.1', version: '17', postgres_engine: '17', release_channel: 'ga' },
}

/** The part of Supabase's management API that `functions deploy` and `config push` speak to. It keeps what it is sent. */
export async function startManagementApi(): Promise<ManagementApi> {
  const deployed = new Map<string, DeployedFunction>()
  const settings = new Map<string, Record<string, unknown>>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const body = await readBody(request)
    const path = url.pathname.replace(/^\/v1\/projects\/\w+/, '')
    response.setHeader('content-type', 'application/json')
    const answer = (value: unknown, status = 200) => {
      response.statusCode = status
      response.end(JSON.stringify(value))
    }
    if (request.method === 'GET') return answer(stored(path, url))
    if (path === '/functions/deploy') {
      const slug = url.searchParams.get('slug') ?? ''
      deployed.set(slug, await readUpload(request, body))
      return answer(functionRow(slug), 201)
    }
    if (path === '/functions') return answer({ functions: [...deployed.keys()].map(functionRow) })
    settings.set(path, JSON.parse(body.toString() || '{}') as Record<string, unknown>)
    answer({})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deployed,
    settings,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function stored(path: string, url: URL): unknown {
  if (path === '')
    return { id: url.pathname.split('/').at(-1), ref: url.pathname.split('/').at(-1), ...PROJECT }
  if (path === '/functions') return []
  if (path === '/billing/addons') return { selected_addons: [], available_addons: [] }
  return {}
}

const functionRow = (slug: string) => ({
  id: slug,
  slug,
  name: slug,
  status: 'ACTIVE',
  version: 1,
  created_at: 1,
  updated_at: 1,
})

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

async function readUpload(request: IncomingMessage, body: Buffer): Promise<DeployedFunction> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(body), { headers }).formData()
  const files = new Map<string, string>()
  for (const file of form.getAll('file')) if (file instanceof File) files.set(file.name, await file.text())
  return { metadata: JSON.parse(String(form.get('metadata'))), files }
}
