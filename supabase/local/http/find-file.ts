import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
}

export interface FoundFile {
  path: string
  type: string
  size: number
  encoding?: 'br' | 'gzip'
  etag: string
}

/** Returns the path below `root`, or undefined if a segment could lead out of it or names a hidden file. */
export function safePath(root: string, pathname: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  const segments = decoded.split('/').filter((segment) => segment !== '')
  const odd = segments.some(
    (s) => s.startsWith('.') || s.includes('\\') || s.includes('\0') || s.includes(':'),
  )
  return odd ? undefined : join(root, ...segments)
}

async function fileAt(path: string) {
  const info = await stat(path).catch(() => undefined)
  return info?.isFile() ? info : undefined
}

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...params] = part.trim().split(';')
    return name.trim() === encoding && !params.some((p) => /^\s*q=0(\.0*)?\s*$/.test(p))
  })
}

/** Finds the file to send, or its compressed copy if there is one and the client accepts it. */
export async function findFile(path: string, acceptEncoding: string): Promise<FoundFile | undefined> {
  const type = TYPES[extname(path)]
  const original = await fileAt(path)
  if (!original || !type) return undefined
  const etag = `"${original.size.toString(36)}-${Math.floor(original.mtimeMs).toString(36)}"`
  for (const { name, suffix } of ENCODINGS) {
    if (!accepts(acceptEncoding, name)) continue
    const packed = await fileAt(path + suffix)
    if (packed) return { path: path + suffix, type, size: packed.size, encoding: name, etag: `W/${etag}` }
  }
  return { path, type, size: original.size, etag: `W/${etag}` }
}
