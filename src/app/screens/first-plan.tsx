import { useLiveQuery } from 'dexie-react-hooks'
import { hasSynced } from '#local-store/queries/meta.ts'
import { useConnection } from '#session/connection.ts'

/**
 * A finished plan to touch, for a teacher without any work. Like an empty list, it is believed only after the server
 * has answered once. The page needs a network.
 */
export function FirstPlan() {
  const heard = useLiveQuery(async () => hasSynced().catch(() => false), [])
  const connection = useConnection()
  if (!heard || connection === 'offline') return null
  return (
    <section className="mt-9" aria-labelledby="first-plan">
      <h2 id="first-plan" className="text-lg">
        A finished plan to look at
      </h2>
      <ul className="sheet margined mt-3">
        <li className="row items-center">
          <span className="in-margin">50 min</span>
          <a href="/samples/fractions-of-a-set" className="on-page flex min-h-16 items-center py-2">
            <span>
              <b className="font-semibold">Fractions of a set</b>
              <span className="block text-sm text-muted">Lesson plan · Year 5 · Maths</span>
            </span>
          </a>
        </li>
      </ul>
    </section>
  )
}
