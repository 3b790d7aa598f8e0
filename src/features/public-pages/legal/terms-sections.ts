import { MONTHLY_PRICE } from '#domain/prices.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { PAID_MESSAGES, REFUND_DAYS, SCHOOL_LICENCES, TRIAL_MESSAGES } from '#domain/promises.ts'
import type { LegalSection } from './privacy-sections.ts'

export const termsSections: LegalSection[] = [
  {
    title: 'These terms',
    paragraphs: [`They are between you and ${PRODUCT_NAME}. By using the service you agree to them.`],
  },
  {
    title: 'The service',
    paragraphs: [
      'You ask in a chat, and get a draft of a lesson plan or a resource that you can change, print, export and keep.',
    ],
  },
  {
    title: 'Who may use it',
    paragraphs: [
      'Teachers and others who work in education. The service is not for children under 13. A student has no account.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'One person, one account. Keep your password to yourself, sign out on shared devices, and tell us if somebody else got in.',
    ],
  },
  {
    title: 'Schools',
    paragraphs: [
      `A school administrator buys licences and adds members. The School plan includes ${SCHOOL_LICENCES} teacher licences; extra teachers are $${MONTHLY_PRICE.extraTeacher} each a month. A member who is removed keeps a free account with their own work.`,
    ],
  },
  {
    title: 'Free trial and plans',
    paragraphs: [
      `The free trial has ${TRIAL_MESSAGES} messages and needs no credit card. Teacher is $${MONTHLY_PRICE.teacher} and School $${MONTHLY_PRICE.school} a month, in New Zealand dollars including GST, each with ${PAID_MESSAGES} messages a month for every teacher.`,
      'A message that makes no document is not counted: a question back, a refusal, or a reply that failed.',
    ],
  },
  {
    title: 'Payment and renewal',
    paragraphs: [
      'Payments go through a card payment provider. A plan renews each month until you cancel it.',
    ],
  },
  {
    title: 'Cancelling',
    paragraphs: [
      'You can cancel at any time, and keep access to the end of the billing period. After that your work stays yours to read, edit, print and export.',
    ],
  },
  {
    title: 'Money back',
    paragraphs: [
      `All plans carry a ${REFUND_DAYS}-day money-back guarantee: write to us from the contact page within ${REFUND_DAYS} days of a payment.`,
    ],
  },
  {
    title: 'What the assistant writes',
    paragraphs: [
      'AI output is provided as is. It can be wrong, and must be reviewed by you before you use it in class. “Check this” marks what we could not prove; what has no mark can still be wrong.',
      'Goals stand in our own wording of the New Zealand Curriculum. The official text is on Tāhūrangi.',
    ],
  },
  {
    title: 'Using it fairly',
    paragraphs: [
      'Do not name students or share what others told you in confidence. Do not ask for anything unlawful, hateful or harmful, do not attack the service, and do not resell it.',
    ],
  },
  {
    title: 'Your work is yours',
    paragraphs: [
      'What you type and what is made for you is yours to use, change and share, as far as the law allows. We use it only to give you the service. Your prompts are not used to train AI.',
    ],
  },
  {
    title: 'Privacy',
    paragraphs: ['The Privacy Policy is part of these terms and says what we keep, why, and how long.'],
  },
  {
    title: 'When something goes wrong',
    paragraphs: [
      'We look after your work, but cannot promise that the service never stops. Keep copies of what you must not lose: every plan and resource can be exported. Nothing here takes away rights that New Zealand consumer law gives you.',
    ],
  },
  {
    title: 'Changes, ending, and law',
    paragraphs: [
      'If these terms change to your disadvantage, we tell you by email first. You can leave at any time; we may close an account that breaks these terms, after telling you why. New Zealand law applies.',
    ],
  },
]
