import { ArrowUp } from 'lucide-react'
import { type ComposerFacts, sendBlock } from '../composer-rules.ts'

interface Props {
  facts: ComposerFacts
  sending: boolean
}

export function SendButton({ facts, sending }: Props) {
  return (
    <button
      type="submit"
      className="btn btn-square btn-primary"
      aria-label="Send"
      disabled={sendBlock(facts) !== undefined || sending}
    >
      <ArrowUp className="size-5" aria-hidden="true" />
    </button>
  )
}
