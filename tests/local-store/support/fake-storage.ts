/** A localStorage that tests can inspect and fill up. */
export function fakeStorage() {
  const items: Record<string, string> = {}
  const storage = {
    items,
    full: false,
    get length() {
      return Object.keys(items).length
    },
    key: (at: number) => Object.keys(items)[at] ?? null,
    getItem: (key: string) => items[key] ?? null,
    setItem(key: string, value: string) {
      if (storage.full) throw new DOMException('no room', 'QuotaExceededError')
      items[key] = value
    },
    removeItem(key: string) {
      delete items[key]
    },
    clear() {
      for (const key of Object.keys(items)) delete items[key]
    },
  }
  return storage
}
