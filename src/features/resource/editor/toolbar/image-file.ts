import { drawWithin, MAX_PICTURE_BYTES, withPicture } from '#ui/forms/read-picture.ts'

/** Pixels of the longer side: enough for the width of A4 at 220 dpi */
const MAX_SIDE = 1600
const SMALL_BYTES = 150_000
/** Characters of a data URL. Six such pictures fit into the largest document that the server takes. */
const MAX_TEXT = 600_000

type ImageFromFile = { ok: true; source: string } | { ok: false; problem: string }

const UNREADABLE = 'This file is not a picture we can read. Try a JPEG or PNG.'
const TOO_LARGE = 'This picture is too large for this device. Make it smaller and try again.'

/** Turns a picture file into a data URL for the document, scaled down when it is big. */
export async function imageFromFile(file: File): Promise<ImageFromFile> {
  if (!file.type.startsWith('image/')) return { ok: false, problem: UNREADABLE }
  if (file.size > MAX_PICTURE_BYTES) return { ok: false, problem: TOO_LARGE }
  const isSmall = file.size <= SMALL_BYTES && file.type !== 'image/svg+xml'
  try {
    const source = await withPicture(file, (image) =>
      isSmall ? readAsDataUrl(file) : smaller(image, file.type !== 'image/jpeg'),
    )
    return source ? { ok: true, source } : { ok: false, problem: TOO_LARGE }
  } catch {
    return { ok: false, problem: UNREADABLE }
  }
}

/** Line drawings stay sharp as PNG; photos, and drawings that would be too long, become JPEG. */
function smaller(image: HTMLImageElement, hasClearParts: boolean): string | null {
  const drawn = hasClearParts ? draw(image, MAX_SIDE)?.toDataURL('image/png') : undefined
  if (drawn?.startsWith('data:image/') && drawn.length <= MAX_TEXT) return drawn
  for (const side of [MAX_SIDE, 1100, 800]) {
    const source = draw(image, side, '#fff')?.toDataURL('image/jpeg', 0.82)
    if (source?.startsWith('data:image/') && (source.length <= MAX_TEXT || side === 800)) return source
  }
  return null
}

const draw = (image: HTMLImageElement, side: number, paper?: string) =>
  drawWithin(image, { width: side, height: side }, paper)

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('The file could not be read', { cause: reader.error }))
    reader.readAsDataURL(file)
  })
}
