/** Leftovers of earlier versions; nothing of value has ever been kept under such a name [SYS-03] [SYS-04]. */
export function removeChatKeys(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith('chat_')) storage.removeItem(key)
}
