import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import type { Plugin } from 'vite'
import { afterBuild } from './after-build.ts'

type Headers = Record<string, string>

/** Answers the headers for these built pages, whose inline scripts the policy names, and for the backend's address if it is known. */
export type HeadersFor = (pages: string[], backend: string | undefined) => Headers

export interface Deployment {
  /** The headers of every answer. One policy fits all pages, because hosts join the headers of two rules that match. */
  headers: Headers
  /** The build's `_redirects`. */
  redirects: string
}

const FOR_EVER = 'public, max-age=31536000, immutable'
/** Cloudflare Pages takes lines of 2,000 characters at most. */
const MAX_LINE = 2_000

const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

const pairs = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

function vercelOf(deployment: Deployment): object {
  const rules = deployment.redirects
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([from = '']) => from.startsWith('/'))
  const pattern = (from = '') => from.replace(/\/\*$/, '/:path*')
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: rules
      .filter(([, , status]) => status !== '200')
      .map(([source, destination, status]) => ({ source, destination, statusCode: Number(status) })),
    rewrites: rules
      .filter(([from, to = '', status]) => status === '200' && from !== to.replace(/\.html$/, ''))
      .map(([from, to = '']) => ({ source: pattern(from), destination: to.replace(/\.html$/, '') })),
    headers: [
      { source: '/(.*)', headers: pairs(deployment.headers) },
      { source: '/assets/(.*)', headers: pairs({ 'cache-control': FOR_EVER }) },
    ],
  }
}

/**
 * What hosts of static files read beside the pages, by name: `_headers` (Netlify and others, with `_redirects`) and
 * `vercel.json`. Both let a host check every file again except those whose names change with their content.
 */
export function deploymentFiles(deployment: Deployment): Record<string, string> {
  const everywhere = lines(deployment.headers)
  if (everywhere.some((line) => line.length > MAX_LINE))
    throw new Error('A header of the pages is longer than hosts take. There are too many inline scripts.')
  const assets = lines({ 'cache-control': FOR_EVER })
  return {
    _headers: `${['/*', ...everywhere, '/assets/*', ...assets].join('\n')}\n`,
    'vercel.json': `${JSON.stringify(vercelOf(deployment), null, 2)}\n`,
  }
}

export function deployment(headersFor: HeadersFor): Plugin[] {
  let backend: string | undefined
  const readSettings: Plugin = {
    name: 'mahere:deployment-settings',
    configResolved: ({ env }) => {
      backend = env.VITE_SUPABASE_URL ? new URL(env.VITE_SUPABASE_URL).origin : undefined
    },
  }
  const write = afterBuild('deployment', 'after the worker', async (outDir) => {
    const files = await glob('**/*.html', { cwd: outDir, absolute: true })
    const pages = await Promise.all(files.map((file) => readFile(file, 'utf8')))
    const redirects = await readFile(join(outDir, '_redirects'), 'utf8')
    const headers = headersFor(pages, backend)
    for (const [name, text] of Object.entries(deploymentFiles({ headers, redirects })))
      await writeFile(join(outDir, name), text)
  })
  return [readSettings, write]
}
