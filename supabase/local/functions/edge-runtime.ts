/**
 * Runs on Deno, in one process for all edge functions, as `supabase functions serve` does in a container. A function is a
 * folder whose index.ts calls `Deno.serve(handler)`. Folders that start with `_` are shared code.
 */
type Handler = (request: Request, info: unknown) => Response | Promise<Response>

interface DenoApi {
  serve(options: object, handler: Handler): unknown
  readDir(path: string): AsyncIterable<{ name: string; isDirectory: boolean }>
  exit(code: number): never
  args: string[]
  stdin: { readable: ReadableStream<Uint8Array> }
}

const deno = (globalThis as unknown as { Deno: DenoApi }).Deno
const serveHttp = deno.serve.bind(deno)
const handlers = new Map<string, Handler>()
const failures = new Map<string, string>()

/** Captures the handler of `Deno.serve(handler)`, `Deno.serve(options, handler)` or `Deno.serve({ handler })`. */
function captureHandler(name: string): void {
  const serve = (...given: unknown[]) => {
    const handler =
      given.find((one) => typeof one === 'function') ?? (given[0] as { handler?: Handler }).handler
    handlers.set(name, handler as Handler)
    return { finished: Promise.resolve(), shutdown: () => Promise.resolve() }
  }
  Object.defineProperty(deno, 'serve', { value: serve, configurable: true, writable: true })
}

async function load(folder: string): Promise<void> {
  for await (const { name, isDirectory } of deno.readDir(folder)) {
    if (!isDirectory || name.startsWith('_') || name.startsWith('.')) continue
    captureHandler(name)
    try {
      await import(new URL(`${name}/index.ts`, `file://${folder}/`).href)
    } catch (error) {
      failures.set(name, String(error))
      console.error(`The edge function ${name} could not be loaded:`, error)
    }
  }
}

function refuse(status: number, message: string): Response {
  return Response.json({ error: message }, { status, headers: { 'access-control-allow-origin': '*' } })
}

async function answer(request: Request, info: unknown): Promise<Response> {
  const url = new URL(request.url)
  const [, name = ''] = /^\/functions\/v1\/([\w-]+)/.exec(url.pathname) ?? []
  if (failures.has(name))
    return refuse(503, `The function ${name} could not be loaded: ${failures.get(name)}`)
  const handler = handlers.get(name)
  if (!handler) return refuse(404, 'There is no such function')
  try {
    return await handler(request, info)
  } catch (error) {
    console.error(`${name}:`, error)
    return refuse(500, 'Internal error')
  }
}

/** Background work lives as long as this process. A failure is logged and does not affect the other functions. */
const EdgeRuntime = {
  waitUntil(work: Promise<unknown>): void {
    work.catch((error) => console.error('In the background:', error))
  },
}
Object.defineProperty(globalThis, 'EdgeRuntime', { value: EdgeRuntime })
globalThis.addEventListener('unhandledrejection', (event) => {
  event.preventDefault()
  console.error('Unhandled:', event.reason)
})

/** Exits when standard input closes, because the server that started this process is then gone, however it died. */
async function leaveWithParent(): Promise<void> {
  for await (const _ of deno.stdin.readable);
  deno.exit(0)
}

const [folder = ''] = deno.args
void leaveWithParent()
await load(folder)
serveHttp(
  {
    hostname: '127.0.0.1',
    port: 0,
    onListen: ({ port }: { port: number }) => console.log(JSON.stringify({ type: 'listening', port })),
  },
  answer,
)

export {}
