let probe: CanvasRenderingContext2D | null | undefined

/** Any CSS colour as red, green and blue on white paper. Notations such as oklch are read from a painted pixel. */
export function rgb(colour: string): [number, number, number] {
  const parts = /^rgb\((\d+),\s*(\d+),\s*(\d+)\)$/.exec(colour)
  if (parts) return [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (probe === undefined) {
    const canvas = document.createElement('canvas')
    canvas.width = 1
    canvas.height = 1
    probe = canvas.getContext('2d', { willReadFrequently: true })
  }
  if (!probe) return [0, 0, 0]
  probe.fillStyle = '#fff'
  probe.fillRect(0, 0, 1, 1)
  probe.fillStyle = colour
  probe.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = probe.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}
