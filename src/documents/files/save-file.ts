/** Hands a finished file to the browser's downloads. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads the blob after the click has returned.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Hands a text to the browser's downloads as a file. */
export function saveText(text: string, fileName: string, type: 'plain' | 'csv' = 'plain'): void {
  saveFile(new Blob([text], { type: `text/${type};charset=utf-8` }), fileName)
}
