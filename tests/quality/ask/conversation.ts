import { withoutPupilNames } from '#content/checks/pupil-names.ts'
import type { PlannerInput } from '#content/planner/read/input.ts'
import { builtInFrom } from '../../../supabase/functions/_shared/generate/built-in.ts'
import { suggestName } from '../../../supabase/functions/_shared/generate/chat-name.ts'
import { PermanentFailure, type Provider } from '../../../supabase/functions/_shared/generate/provider.ts'
import { bank } from './bank.ts'
import { type Printed, printedOf, words } from './printed.ts'

export interface Message {
  id: string
  text: string
  chat: 'plan' | 'resource'
  context?: PlannerInput['context']
}

/** A chat as the server keeps it: the last twelve messages, long ones without their middle. */
export class Conversation {
  private history: PlannerInput['history'] = []
  private readonly provider: Provider

  constructor(provider: Provider = builtInFrom(bank)) {
    this.provider = provider
  }

  async say({ id, text, chat, context = null }: Message): Promise<Printed> {
    const job = { message_id: id, reply_id: `${id}-reply`, user_id: 'u', session_id: 's', attempt: 1 }
    const input = {
      generator_type: chat === 'plan' ? ('lessonPlan' as const) : ('resourceGenerator' as const),
      title: 'New Chat',
      content: text,
      context,
      history: this.history.slice(-12),
      doc: null,
    }
    try {
      const writing = await this.provider.write(job, input, AbortSignal.timeout(95_000))
      const written = []
      for await (const section of writing.sections) written.push(section)
      const patch = writing.patch(written, true)
      this.remember(text, patch.chat_content || patch.content || '')
      return printedOf(patch)
    } catch (error) {
      if (!(error instanceof PermanentFailure)) throw error
      return words(error.teacherText ?? '', error.message)
    }
  }

  private remember(asked: string, answered: string): void {
    const cut = (all: string) => (all.length <= 8000 ? all : `${all.slice(0, 6000)}\n…\n${all.slice(-1997)}`)
    this.history.push({ role: 'user', content: cut(asked) }, { role: 'assistant', content: cut(answered) })
  }
}

/** The name of the chat after its first message: its first words, or a better one once it is answered. */
export function chatName(text: string, { title, failure }: Printed): string {
  // The device leaves pupils' names out of the first words as well.
  const firstWords = withoutPupilNames(text).trim().split(/\s+/).slice(0, 5).join(' ')
  if (failure !== null) return firstWords
  const made = title === '' ? null : title
  return suggestName({ title: 'New Chat', content: text, history: [] }, made) ?? firstWords
}
