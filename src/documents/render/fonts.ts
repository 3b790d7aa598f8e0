import boldUrl from './fonts/arimo-bold.ttf?url'
import boldItalicUrl from './fonts/arimo-bold-italic.ttf?url'
import italicUrl from './fonts/arimo-italic.ttf?url'
import regularUrl from './fonts/arimo-regular.ttf?url'

export type FontStyle = 'normal' | 'bold' | 'italic' | 'bolditalic'

export interface EmbeddedFont {
  style: FontStyle
  css: { style: 'normal' | 'italic'; weight: 400 | 700 }
  base64: string
}

const FACES = [
  { style: 'normal', css: { style: 'normal', weight: 400 }, url: regularUrl },
  { style: 'bold', css: { style: 'normal', weight: 700 }, url: boldUrl },
  { style: 'italic', css: { style: 'italic', weight: 400 }, url: italicUrl },
  { style: 'bolditalic', css: { style: 'italic', weight: 700 }, url: boldItalicUrl },
] as const

/** Families that Arimo replaces: its letters are as wide as theirs. */
const REPLACED_FAMILIES = ['Arial', 'Arimo', 'Helvetica', 'Helvetica Neue', 'Liberation Sans']

let loading: Promise<EmbeddedFont[]> | undefined

/** The four faces, from the service worker's cache or the network. Throws when neither has them; a later call tries again. */
export function loadFonts(): Promise<EmbeddedFont[]> {
  loading ??= Promise.all(
    FACES.map(async ({ url, ...face }) => ({ ...face, base64: await readBase64(url) })),
  ).catch((cause) => {
    loading = undefined
    throw new Error('The fonts for the PDF could not be loaded', { cause })
  })
  return loading
}

async function readBase64(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`HTTP ${answer.status} for ${url}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  let text = ''
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return btoa(text)
}

/**
 * CSS that lays the document out in the font the PDF is written in, even on a device without Arial. It names only the
 * families the document asks for: each adds half a megabyte to every copy the rasteriser makes.
 */
export function fontFaceCss(fonts: EmbeddedFont[], html: string): string {
  return familiesIn(html)
    .flatMap((family) =>
      fonts.map(
        ({ css, base64 }) =>
          `@font-face{font-family:"${family}";font-style:${css.style};font-weight:${css.weight};src:url(data:font/ttf;base64,${base64})}`,
      ),
    )
    .join('')
}

/** The first family of each list of fonts that Arimo replaces: the browser never looks at those after it. */
function familiesIn(html: string): string[] {
  const used = new Set(['Arial'])
  for (const [, list = ''] of html.matchAll(/(?:\bfont(?:-family)?\s*:|\bface\s*=)([^;}<>]*)/gi)) {
    const names = list.toLowerCase()
    const [first] = REPLACED_FAMILIES.map((family) => ({ family, at: names.indexOf(family.toLowerCase()) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.family.length - a.family.length)
    if (first) used.add(first.family)
  }
  return [...used]
}

export function isEmbeddedFamily(fontFamily: string): boolean {
  const first = fontFamily
    .split(',')[0]
    ?.trim()
    .replace(/^["']|["']$/g, '')
    .toLowerCase()
  return REPLACED_FAMILIES.some((family) => family.toLowerCase() === first)
}
