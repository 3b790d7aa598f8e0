import type { Plugin } from 'vite'

/**
 * When a part of the app loads. A part is a module that is loaded with `import()`, and its file name says when:
 *
 * - `x.first.tsx`: a chat opens with it. It is cached when the worker is installed.
 * - `x.tsx`: it loads when it is needed, and is cached when the worker is installed.
 * - `x.soon.tsx`: it shows saved work or leads back in, so it is cached right after sign-in, on every device.
 * - `x.later.tsx`: it is a tool, cached when the device is idle, and not where the teacher saves data.
 * - `x.online.tsx`: it can do nothing without the server, so no device keeps it.
 * - `x.asked.tsx`: most devices never need it, so a device keeps it only once it was used there.
 */
export type Stage = 'first' | 'core' | 'soon' | 'later' | 'online' | 'asked'

/** The stages in the order of time. A module may statically import what loads before it or with it, never after it. */
export const STAGES: readonly Stage[] = ['first', 'core', 'soon', 'later', 'online', 'asked']

/** The stage of every built file that holds a part. */
export type Parts = Record<string, Stage>

export const PARTS_FILE = '.vite/parts.json'

/** The stage that a file of the app names, as a source (`x.later.tsx`) or as built (`x.later-B3XGE12.js`). */
export function stageOfName(file: string): Stage {
  const suffix = /\.(first|soon|later|online|asked)[.-][^/]*$/.exec(file)?.[1] as Stage | undefined
  return suffix ?? 'core'
}

/** The goals to choose from. Choosing needs a teacher who is signed in, and then the file comes at once, on every device. */
const CURRICULUM = 'nz-curriculum.json'

/** The names of the built files that are not code. */
export const assetFileNames = ({ names }: { names: string[] }) =>
  names.includes(CURRICULUM) ? 'assets/[name].soon-[hash][extname]' : 'assets/[name]-[hash][extname]'

/** The stage of a module that is loaded with `import()`. Content and packages carry no suffix of ours: they come later. */
export function stageOfPart(module: string): Stage {
  const isOurs = module.includes('/src/') && !module.includes('/node_modules/')
  return isOurs ? stageOfName(module) : 'later'
}

export const earliest = (stages: readonly Stage[]): Stage | undefined =>
  STAGES.find((stage) => stages.includes(stage))

/** Writes a list of the built files that hold a part beside Vite's manifest, which knows files and not modules. */
export function recordParts(): Plugin {
  return {
    name: 'mahere:parts',
    apply: 'build',
    generateBundle(_options, bundle) {
      const parts: Parts = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const loaded = chunk.moduleIds.filter((id) => this.getModuleInfo(id)?.dynamicImporters.length)
        const stage = earliest(loaded.map(stageOfPart))
        if (stage) parts[chunk.fileName] = stage
      }
      this.emitFile({ type: 'asset', fileName: PARTS_FILE, source: JSON.stringify(parts, null, 2) })
    },
  }
}

/**
 * Chooses the files that the page asks for together with a part. For a part that is not of a chat's first paint these are
 * its styles alone, which must be here before it is shown: the worker has its other files at hand, and the list of their
 * names weighed 1.3 KB in the start alone.
 */
export const resolveDependencies = (
  part: string,
  files: string[],
  { hostType }: { hostType: 'html' | 'js' },
) =>
  hostType === 'html' || stageOfName(part) === 'first' ? files : files.filter((file) => file.endsWith('.css'))
