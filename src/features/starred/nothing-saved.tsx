import { Link } from '@tanstack/react-router'
import type { ItemType } from '#domain/rows.ts'
import { EmptyPage } from '#ui/empty-page.tsx'

const TEXTS: Record<
  ItemType,
  { title: string; text: string; to: '/lesson-plan' | '/resource'; action: string }
> = {
  lesson_plan: {
    title: 'No lesson plans saved yet',
    text: 'Star a lesson plan in a chat and it stays here, ready without a network.',
    to: '/lesson-plan',
    action: 'Plan a lesson',
  },
  resource: {
    title: 'No resources saved yet',
    text: 'Star a worksheet in a chat and it stays here, ready to edit and print without a network.',
    to: '/resource',
    action: 'Make a resource',
  },
}

export function NothingSaved({ itemType }: { itemType: ItemType }) {
  const { title, text, to, action } = TEXTS[itemType]
  return (
    <EmptyPage
      className="md:mt-5"
      title={title}
      text={text}
      action={
        <Link to={to} className="btn btn-primary">
          {action}
        </Link>
      }
    />
  )
}
