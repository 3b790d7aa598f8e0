import { isLogo, MAX_LOGO_TEXT } from '#domain/class/teacher-class.ts'
import { drawWithin, MAX_PICTURE_BYTES, withPicture } from '#ui/forms/read-picture.ts'

type LogoFromFile = { ok: true; logo: string } | { ok: false; problem: string }

const UNREADABLE = 'This file is not a picture we can read. Try a PNG or JPEG.'
const TOO_LARGE = 'This picture is too large for a logo. Make it smaller and try again.'
/** Pixels of a logo on paper, 50 by 12 mm at about 300 dots to the inch */
const PRINTED = { width: 590, height: 142 }
/** Sizes are tried in this order until the logo is short enough to be synced to every device. */
const SHARES = [1, 0.75, 0.5]

/** Turns a picture file into a logo of at most `MAX_LOGO_TEXT` characters. */
export async function logoFromFile(file: File): Promise<LogoFromFile> {
  if (!file.type.startsWith('image/')) return { ok: false, problem: UNREADABLE }
  if (file.size > MAX_PICTURE_BYTES) return { ok: false, problem: TOO_LARGE }
  try {
    const logo = await withPicture(file, shortest)
    return logo === undefined ? { ok: false, problem: TOO_LARGE } : { ok: true, logo }
  } catch {
    return { ok: false, problem: UNREADABLE }
  }
}

/** Finds the sharpest logo that fits. A drawing stays a PNG; a photo, which is longer, becomes a JPEG on white. */
function shortest(image: HTMLImageElement): string | undefined {
  const bounds = SHARES.map((share) => ({ width: PRINTED.width * share, height: PRINTED.height * share }))
  const drawn = [
    ...bounds.map((size) => drawWithin(image, size)?.toDataURL('image/png')),
    ...bounds.map((size) => drawWithin(image, size, '#fff')?.toDataURL('image/jpeg', 0.85)),
  ]
  return drawn.find((logo) => logo !== undefined && isLogo(logo) && logo.length <= MAX_LOGO_TEXT)
}
