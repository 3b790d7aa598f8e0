import { clearDraft } from '#local-store/commands/drafts.ts'
import { Button } from '#ui/button.tsx'
import { EmptyPage } from '#ui/empty-page.tsx'
import { draftKey } from './use-stored-draft.ts'

interface Props {
  messageId: string
  onRestore: () => void
  onDiscard: () => void
}

/** The question before the editor opens, so that neither version can overwrite the other unseen. */
export function DraftOffer({ messageId, onRestore, onDiscard }: Props) {
  const discard = async () => {
    await clearDraft(draftKey(messageId))
    onDiscard()
  }
  return (
    <main className="mx-auto max-w-[48rem] px-3 py-6 md:py-10">
      <EmptyPage
        heading="h1"
        title="You have unsaved changes from last time"
        text="They were kept on this device. Carry on with them, or open the version you saved."
        action={
          <>
            <Button variant="primary" onClick={onRestore}>
              Carry on with them
            </Button>
            <Button variant="outline" onClick={() => void discard()}>
              Open the saved version
            </Button>
          </>
        }
      />
    </main>
  )
}
