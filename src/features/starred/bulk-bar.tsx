import { Trash2 } from 'lucide-react'
import { useBarHeight } from '#ui/use-bar-height.ts'

interface Props {
  count: number
  onClear: () => void
  onDelete: () => Promise<void>
}

/** The bar at the bottom while items are selected. Deleting removes the star, and the chat and reply stay. */
export function BulkBar(props: Props) {
  return props.count === 0 ? null : <Bar {...props} />
}

function Bar({ count, onClear, onDelete }: Props) {
  const bar = useBarHeight<HTMLDivElement>()
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-base-300 bg-neutral text-neutral-content md:left-(--sidebar-w,16rem)"
    >
      <div className="mx-auto flex max-w-page items-center gap-2 px-4 pt-3 safe-b md:px-6">
        <p className="grow" role="status">
          <b className="font-semibold">{count} selected</b>
        </p>
        <button
          type="button"
          className="btn border-0 bg-transparent px-3 text-neutral-content"
          onClick={onClear}
        >
          Clear
        </button>
        <button
          type="button"
          className="btn border-0 bg-neutral-content px-4 text-neutral"
          onClick={() => void onDelete()}
        >
          <Trash2 className="size-5" aria-hidden="true" />
          Delete
        </button>
      </div>
    </div>
  )
}
