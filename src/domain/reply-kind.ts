import type { ChatMessage } from './rows.ts'

type ReplyKind = 'lessonPlan' | 'resourcePlan' | 'standard'

const LESSON_KEYWORDS = [
  'lesson plan overview',
  'curriculum links',
  'learning objectives',
  'lesson structure',
  'objectives',
  'duration',
  'materials needed',
  'assessment',
  'differentiation',
  'extension activities',
]
const RESOURCE_PHRASES = ['generated resource for you', 'download pdf', 'worksheet is ready']
const PLAN_SECTIONS = [
  'lesson plan',
  'learning objectives',
  'learning outcomes',
  'curriculum links',
  'lesson overview',
  'learning activities',
  'assessment criteria',
  'resources needed',
  'curriculum standards',
  'prior knowledge',
  'differentiation strategies',
]
const HTML_LIKE = /<(?:!doctype|html|head|body|div|section|article|table|h[1-6]|p|ul|ol|style)\b[^>]*>/i

/** [CHAT-110] … [CHAT-118] The kind of a reply: its generator decides first, then its markup, then its words. */
export function classifyReply(
  message: Pick<ChatMessage, 'content' | 'chat_content' | 'html_content' | 'resource_link'>,
  generatorType?: string | null,
): ReplyKind {
  const generator = generatorType?.toLowerCase() ?? ''
  if (generator.includes('lesson')) return 'lessonPlan'
  if (generator.includes('resource')) return 'resourcePlan'
  const text = `${message.content}\n${message.chat_content ?? ''}`.toLowerCase()
  if (message.html_content || HTML_LIKE.test(text) || message.resource_link) return 'resourcePlan'
  if (LESSON_KEYWORDS.some((word) => text.includes(word))) return 'lessonPlan'
  return RESOURCE_PHRASES.some((phrase) => text.includes(phrase)) ? 'resourcePlan' : 'standard'
}

/** [CHAT-119] At least four `**` and at least two section names. */
export function isFullLessonPlan(text: string): boolean {
  const markers = text.split('**').length - 1
  const lower = text.toLowerCase()
  return markers >= 4 && PLAN_SECTIONS.filter((name) => lower.includes(name)).length >= 2
}
