import type { Resource, ResourceSection, TaskPage } from '#content/resource.ts'
import type { LanguageModelServer } from '../language-model-server.ts'
import { given, settings, writeAll } from '../write-with-model.ts'

export const NO_FIGURE = { kind: 'none', numbers: [], words: [] }
export const NO_PROOF = { kind: 'none', a: '', b: '', show: 'number', unit: '' }

/** A question of a sheet as a model writes it. */
export const question = (prompt: string, more: object = {}) => ({
  prompt,
  figure: NO_FIGURE,
  space: 'line',
  proof: NO_PROOF,
  answer: 'Look for: a reason.',
  working: '',
  ...more,
})

/** A question that is worked out by this sum. */
export const proven = (prompt: string, sum: string, answer: string) =>
  question(prompt, { proof: { ...NO_PROOF, kind: 'value', a: sum }, answer })

export const sheetOf = (tasks: readonly object[], more: object = {}) => ({
  instructions: 'Answer each question.',
  text: null,
  list: [],
  table: [],
  tasks,
  ...more,
})

/** A resource as the app makes it from a model that sends these parts at every call. */
export async function sheetMade(
  server: LanguageModelServer,
  content: string,
  parts: Record<string, unknown>,
  title = 'Kererū',
) {
  server.says(JSON.stringify({ header: { understood: null, title, note: '' }, ...parts }))
  const input = given({ generator_type: 'resourceGenerator', content, context: null })
  const { writing, written } = await writeAll(settings(server.url), input)
  const { doc, html_content: html } = writing.patch(written, true)
  const { sections } = doc as Resource
  const key = sections.find((section: ResourceSection) => section.id === 'key')
  if (key?.id !== 'key') throw new Error('no teacher page')
  const pages = sections.filter((section): section is TaskPage => section.id.startsWith('tasks-'))
  return { pages, key, told: key.checkThis.join('\n'), html: html ?? '', calls: server.heard.length }
}
