import { ask, type Finding, finding, type Target } from './finding.ts'

/** Looks at the static host of the app as a browser does. */
export async function checkApp({ app, url }: Target): Promise<Finding[]> {
  if (app === undefined) return [{ what: 'the app', unseen: 'name its address with --app' }]
  const page = await ask(`${app}/home`)
  const policy = page.headers.get('content-security-policy') ?? ''
  const text = await page.text()
  const script = /\/assets\/app-[\w-]+\.js/.exec(text)?.[0]
  const asset = script ? await ask(app + script) : undefined
  await asset?.body?.cancel()
  const status = async (path: string) => {
    const answer = await ask(app + path)
    await answer.body?.cancel()
    return answer
  }
  const worker = await status('/sw.js')
  const socket = url.replace(/^http/, 'ws')
  return [
    finding(
      'the app',
      page.status === 200 && script !== undefined,
      `${app}/home does not answer with the app. The host has to know the rules of _redirects or vercel.json.`,
    ),
    finding(
      'unknown addresses',
      (await status('/no-such-page')).status === 404,
      'An unknown address is not answered with 404, so search engines keep it.',
    ),
    finding(
      'missing files',
      (await status('/assets/no-such-file.js')).status === 404,
      'A missing file in /assets is not answered with 404: an old page would run HTML as a script.',
    ),
    finding(
      'the policy of the pages',
      policy !== '',
      'Pages have no content-security-policy. Deploy _headers or vercel.json of the build with them.',
    ),
    finding(
      'the policy and the project',
      policy === '' || (policy.includes(url) && policy.includes(socket)),
      `The policy of the pages does not name ${url} and ${socket}. Build with VITE_SUPABASE_URL set.`,
    ),
    finding(
      'caching of files',
      /max-age=\d{6,}/.test(asset?.headers.get('cache-control') ?? ''),
      'Files in /assets are not kept by browsers. Their names change with their content.',
    ),
    finding(
      'caching of the worker',
      worker.status === 200 && !/max-age=[1-9]/.test(worker.headers.get('cache-control') ?? ''),
      '/sw.js is missing or cached, so devices would keep an old version.',
    ),
  ]
}
