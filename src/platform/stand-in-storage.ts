/*
 * Browsers with cookies blocked throw on any access to storage. Memory replaces it for this visit, so that the app starts
 * and can say what is wrong. This module must be imported before all others.
 */

export function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, value) => void kept.set(String(key), String(value)),
    removeItem: (key) => void kept.delete(String(key)),
    clear: () => kept.clear(),
  }
}

function standIn(owner: object, name: string, value: unknown): void {
  try {
    void owner[name as keyof typeof owner]
  } catch {
    Object.defineProperty(owner, name, { value, writable: true, configurable: true })
  }
}

if (typeof window !== 'undefined') {
  standIn(window, 'localStorage', memoryStorage())
  standIn(window, 'sessionStorage', memoryStorage())
  standIn(window, 'indexedDB', undefined)
  standIn(document, 'cookie', '')
}
