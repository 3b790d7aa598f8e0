import type { Term } from '../../../blocks.ts'
import { WORD_LISTS } from '../../../data/lexicon/word-lists.ts'
import { EVERYDAY_LISTS, NO_TOPIC_IN_REO } from './everyday-kupu.data.ts'

/** Kupu of everyday, the commonest of each list in turn, where words of te reo Māori were asked for without any topic; else none. */
export function everydayKupu(topic: string): Term[] {
  if (!NO_TOPIC_IN_REO.pattern.test(topic.trim())) return []
  const lists = EVERYDAY_LISTS.map((id) => WORD_LISTS.find((list) => list.id === id)?.words ?? [])
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => at).flatMap((at) =>
    lists.flatMap((words) => {
      const [kupu, meaning] = words[at] ?? []
      return kupu === undefined || meaning === undefined ? [] : [{ term: kupu, meaning, lang: 'mi' as const }]
    }),
  )
}
