import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { scriptUrl } from '../../src/app/build/script-url.ts'

const SOURCES: Record<string, string> = {
  '/app.html.js': `import './start.js'; import address from './page.js?script-url'; document.title = address`,
  '/start.js': `import { shared } from './shared.js'; document.body.append(shared)`,
  '/page.js': `import { shared } from './shared.js'; document.body.append(shared, 'page')`,
  '/shared.js': `export const shared = 'shared words'`,
}

/** Builds an app and a page of its own whose common module is in the group of this name. */
async function built(group: string): Promise<Rolldown.OutputChunk[]> {
  const sources = {
    name: 'sources',
    resolveId: (id: string) => (id.endsWith('.js') ? `/${id.replace(/^\.?\//, '')}` : null),
    load: (id: string) => SOURCES[id],
  }
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [scriptUrl(), sources],
    build: {
      write: false,
      rolldownOptions: {
        input: { app: '/app.html.js' },
        output: { codeSplitting: { groups: [{ name: group, test: /shared/ }] } },
      },
    },
  })) as Rolldown.RolldownOutput
  return output.filter((file) => file.type === 'chunk')
}

it('gives the address of a script that shares its libraries with the app', async () => {
  const chunks = await built('libraries')
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId === '/page.js')
  const app = chunks.find(({ facadeModuleId }) => facadeModuleId === '/app.html.js')
  expect(app?.code).toContain(page?.fileName.split('/').at(-1))
  expect(page?.code).not.toContain('shared words')
})

it('refuses a script that would start the app in its page', async () => {
  await expect(built('start')).rejects.toThrow('would start the app too')
})
