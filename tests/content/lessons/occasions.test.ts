import { expect, it } from 'vitest'
import type { Kit } from '#content/kit.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { input, kit, named, plan } from '../kits/kit-requests.ts'

const about = (title: string, ...en: string[]): Kit => ({ ...kit, id: title, title, find: { en, mi: [] } })
const anzac = about('What happens at an Anzac service', 'remembering', 'anzac service')
const matariki = about('Matariki: remember and look ahead', 'matariki')

const titleFor = (content: string, ...kits: Kit[]) =>
  plan(
    answerRequest(
      input(
        content,
        kits.map((one) => named(one)),
      ),
    ),
  ).sections.flatMap((section) => (section.id === 'header' ? [section.title] : []))[0]

it('teaches no day or feast by a lesson on another one', () => {
  const text = 'matariki for year 4, something on remembering'
  expect(titleFor(text, anzac, matariki)).toBe(matariki.title)
  expect(titleFor(text, anzac)).not.toBe(anzac.title)
  expect(titleFor('anzac day year 4, remembering', anzac, matariki)).toBe(anzac.title)
})
