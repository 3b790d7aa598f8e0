/** Photos of a phone are smaller; reading a larger file alone can crash the page. */
export const MAX_PICTURE_BYTES = 60_000_000

/** Decodes a picture file and hands it to `use`. Rejects when the browser cannot read it. */
export async function withPicture<T>(
  file: File,
  use: (image: HTMLImageElement) => T | Promise<T>,
): Promise<T> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return await use(image)
  } finally {
    URL.revokeObjectURL(address)
  }
}

interface Bounds {
  width: number
  height: number
}

/** Draws a picture no larger than these pixels, on paper of a colour or on none; null where the browser has no canvas. */
export function drawWithin(
  image: HTMLImageElement,
  bounds: Bounds,
  paper?: string,
): HTMLCanvasElement | null {
  // A drawing (SVG) may name no size of its own.
  const width = image.naturalWidth || 600
  const height = image.naturalHeight || 400
  const factor = Math.min(1, bounds.width / width, bounds.height / height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * factor))
  canvas.height = Math.max(1, Math.round(height * factor))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  if (paper) {
    context.fillStyle = paper
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
