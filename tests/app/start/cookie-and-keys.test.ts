import { describe, expect, it } from 'vitest'
import { readSidebarCookie, sidebarCookie } from '#app/layout/sidebar/sidebar-cookie.ts'
import { isToggleKey } from '#app/layout/sidebar/use-sidebar.ts'
import { removeChatKeys } from '#app/start/remove-chat-keys.ts'

class MemoryStorage implements Storage {
  private readonly kept = new Map<string, string>()
  get length() {
    return this.kept.size
  }
  key(index: number) {
    return [...this.kept.keys()][index] ?? null
  }
  getItem(key: string) {
    return this.kept.get(key) ?? null
  }
  setItem(key: string, value: string) {
    this.kept.set(key, value)
  }
  removeItem(key: string) {
    this.kept.delete(key)
  }
  clear() {
    this.kept.clear()
  }
}

describe('the sidebar cookie', () => {
  it('[NAV-65] [NAV-66] [OP-08] is named sidebar:state and lives for seven days', () => {
    expect(sidebarCookie(false)).toContain('sidebar:state=false')
    expect(sidebarCookie(true)).toContain('max-age=604800')
  })

  it('is read among others, and tells "closed" from "never set"', () => {
    expect(readSidebarCookie('a=1; sidebar:state=false; b=2')).toBe(false)
    expect(readSidebarCookie('sidebar:state=true')).toBe(true)
    expect(readSidebarCookie('other-sidebar:state=true')).toBeUndefined()
    expect(readSidebarCookie('')).toBeUndefined()
  })
})

describe('the sidebar key', () => {
  const press = {
    key: 'b',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    defaultPrevented: false,
  }

  it('[NAV-63] [NAV-64] is Ctrl+B or Cmd+B', () => {
    expect(isToggleKey({ ...press, ctrlKey: true })).toBe(true)
    expect(isToggleKey({ ...press, metaKey: true, key: 'B' })).toBe(true)
  })

  it('is no other key, nor one that an editor has taken for bold', () => {
    expect(isToggleKey(press)).toBe(false)
    expect(isToggleKey({ ...press, ctrlKey: true, shiftKey: true })).toBe(false)
    expect(isToggleKey({ ...press, ctrlKey: true, key: 'v' })).toBe(false)
    expect(isToggleKey({ ...press, ctrlKey: true, defaultPrevented: true })).toBe(false)
  })
})

describe('leftovers of earlier versions', () => {
  it('[SYS-03] [SYS-04] [SYS-10] removes every key starting chat_ and nothing else', () => {
    const storage = new MemoryStorage()
    for (const key of ['chat_1', 'mahere-identity', 'chat_draft', 'my_chat_', 'userDisplayName'])
      storage.setItem(key, 'x')
    removeChatKeys(storage)
    expect(storage.length).toBe(3)
    expect(storage.getItem('chat_1')).toBeNull()
    expect(storage.getItem('chat_draft')).toBeNull()
    expect(storage.getItem('my_chat_')).toBe('x')
  })
})
