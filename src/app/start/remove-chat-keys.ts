/** Earlier versions left these keys behind, and nothing of value was ever stored under them [SYS-03] [SYS-04]. */
export function removeChatKeys(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith('chat_')) storage.removeItem(key)
}
