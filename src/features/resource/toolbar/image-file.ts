/** Wide enough for a page of A4 at 220 dpi. */
const MAX_SIDE = 1600
const SMALL_BYTES = 150_000

/** A picture file as a data URL inside the document, made smaller when it is big. Null when it is no picture. */
export async function imageFromFile(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/')) return null
  if (file.size <= SMALL_BYTES && file.type !== 'image/svg+xml') return readAsDataUrl(file)
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return scaled(image, file.type === 'image/png')
  } catch {
    return null // not a picture this browser can read
  } finally {
    URL.revokeObjectURL(address)
  }
}

function scaled(image: HTMLImageElement, keepsClear: boolean): string | null {
  const width = image.naturalWidth || 600
  const height = image.naturalHeight || 400
  const factor = Math.min(1, MAX_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * factor))
  canvas.height = Math.max(1, Math.round(height * factor))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const address = keepsClear ? canvas.toDataURL('image/png') : canvas.toDataURL('image/jpeg', 0.85)
  return address.startsWith('data:image/') ? address : null
}

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('The file could not be read', { cause: reader.error }))
    reader.readAsDataURL(file)
  })
}
