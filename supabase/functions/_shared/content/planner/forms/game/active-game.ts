import type { Block } from '../../../blocks.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { ACTIVE_GAMES, type ActiveGame } from './active-games.data.ts'

const gameBlocks = ({ name, need, how }: ActiveGame): Block[] => [
  { kind: 'heading', text: name },
  { kind: 'paragraph', text: `You need: ${need}.` },
  { kind: 'list', ordered: true, items: [...how] },
]

/** Games that are played with the body or the voice, or null where the request names none of them. */
export function activeGame({ request }: Lesson): MadeForm | null {
  const kind = ACTIVE_GAMES.find(({ pattern }) => pattern.test(request.topic))
  if (!kind) return null
  const { count } = request.understood
  const named = kind.games.filter(({ name }) => request.topic.toLowerCase().includes(name.toLowerCase()))
  const known = named.length > 0 ? named : kind.games
  const games = known.slice(0, count ?? known.length)
  return {
    form: 'Game',
    title: games.length === 1 ? (games[0]?.name ?? kind.title) : kind.title,
    area: kind.area,
    noName: true,
    pages: [
      formPage(
        `${games.length === 1 ? 'One game' : `${games.length} games`} to play. Explain one, show it with four players, then play.`,
        [
          ...games.flatMap(gameBlocks),
          { kind: 'heading', text: 'Keep it safe and fair' },
          { kind: 'paragraph', text: kind.safety },
        ],
      ),
    ],
    key: [
      { kind: 'heading', text: 'Talk about it' },
      { kind: 'list', ordered: false, items: [...kind.talk] },
    ],
    source: 'These are well-known playground and classroom games, in words written for Mahere.',
    notDone:
      count !== null && games.length < count
        ? [`You asked for ${count} games; ${games.length} are known here.`]
        : [],
    note:
      games.length === 1
        ? 'It has one game with its rules.'
        : `It has ${games.length} games with their rules.`,
  }
}
