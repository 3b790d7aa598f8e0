import { ask, type Finding, finding, type Target } from './finding.ts'

/** Looks at the static host of the app as a browser does. */
export async function checkApp(target: Target): Promise<Finding[]> {
  const { app } = target
  if (app === undefined) return [{ what: 'the app', unseen: 'name its address with --app' }]
  const page = await ask(`${app}/home`)
  const script = /\/assets\/app-[\w-]+\.js/.exec(await page.text())?.[0]
  const gone = await statusOf(`${app}/no-such-page`)
  const goneFile = await statusOf(`${app}/assets/no-such-file.js`)
  return [
    finding(
      'the app',
      page.status === 200 && script !== undefined,
      `${app}/home does not answer with the app. The host has to know the rules of _redirects or vercel.json.`,
    ),
    finding(
      'unknown addresses',
      gone === 404,
      'An unknown address is not answered with 404, so search engines keep it.',
    ),
    finding(
      'missing files',
      goneFile === 404,
      'A missing file in /assets is not answered with 404: an old page would run HTML as a script.',
    ),
    ...policyOf(page, target),
    ...(await caching(app, script)),
  ]
}

async function statusOf(address: string): Promise<number> {
  const answer = await ask(address)
  await answer.body?.cancel()
  return answer.status
}

function policyOf(page: Response, { url }: Target): Finding[] {
  const policy = page.headers.get('content-security-policy') ?? ''
  const socket = url.replace(/^http/, 'ws')
  return [
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
  ]
}

async function caching(app: string, script: string | undefined): Promise<Finding[]> {
  const cacheOf = async (path: string) => {
    const answer = await ask(app + path)
    await answer.body?.cancel()
    return answer.ok ? (answer.headers.get('cache-control') ?? '') : undefined
  }
  const worker = await cacheOf('/sw.js')
  return [
    finding(
      'caching of files',
      /max-age=\d{6,}/.test((script && (await cacheOf(script))) ?? ''),
      'Files in /assets are not kept by browsers. Their names change with their content.',
    ),
    finding(
      'caching of the worker',
      worker !== undefined && !/max-age=[1-9]/.test(worker),
      '/sw.js is missing or cached, so devices would keep an old version.',
    ),
  ]
}
