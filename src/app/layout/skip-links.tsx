import { useState } from 'react'

interface Props {
  /** The screen is a chat, which is mostly opened to write a message. */
  chat: boolean
}

/** The first stops of the Tab key: past the top bar and the chat history. They show while they have the focus. */
export function SkipLinks({ chat }: Props) {
  return (
    <>
      {chat && <SkipLink name="Skip to the message box" to='textarea[aria-label="Message"]' />}
      <SkipLink name="Skip to the page" to="main" />
    </>
  )
}

function SkipLink({ name, to }: { name: string; to: string }) {
  const [shown, setShown] = useState(false)
  return (
    <button
      type="button"
      className={shown ? 'btn btn-primary fixed z-50 print:hidden' : 'sr-only'}
      style={shown ? { top: 8, left: 8 } : undefined}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onClick={() => document.querySelector<HTMLElement>(to)?.focus()}
    >
      {name}
    </button>
  )
}
