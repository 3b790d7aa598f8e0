import { PRODUCT_NAME } from '#domain/product.ts'
import {
  BIN_DAYS,
  DELETION_DAYS,
  KEPT_YEARS,
  PRIVACY_WORKING_DAYS,
  SHARE_DAYS,
  UNSENT_KEPT_DAYS,
} from '#domain/promises.ts'

export interface LegalSection {
  title: string
  paragraphs: string[]
}

/**
 * Everybody outside who may receive something, with the settings that turn each on. A test compares the list with the
 * settings that the edge functions are allowed to read, and with the ways to sign in.
 */
export const outsideServices = [
  {
    settings: ['SUPABASE_'],
    says: 'The host of our database, sign-in and server functions keeps your account and your work for us.',
  },
  {
    settings: ['MODEL_', 'AI_', 'GENERATOR_'],
    says: 'The service that writes text, where one is used. It gets what was written in that chat, the goals you picked, the year of the class and the plan you are changing, after email addresses, phone numbers and student numbers were taken out. Without one, our own planner writes and nothing leaves our server.',
  },
  {
    settings: ['STRIPE_'],
    says: 'The card payment provider gets what a payment needs. We never see or keep a card number.',
  },
  {
    settings: ['MAIL_'],
    says: 'The provider that delivers our email gets your address and that email, and what you send with the contact form.',
  },
  {
    settings: ['google', 'apple'],
    says: 'Google or Apple, only if you choose to sign in with them. They tell us your name and email address.',
  },
]

/**
 * Everything that the server keeps of a person, with the tables that hold it. A test compares the list with the tables of
 * the database that name a person.
 */
export const keptOfPerson = [
  {
    tables: ['private.email_confirmations', 'private.given_passwords'],
    says: 'Your name, email address and a scrambled form of your password. For each sign-in, the time and the name of the browser.',
  },
  {
    tables: [
      ...[
        'public.chat_sessions',
        'public.chat_messages',
        'public.resource_revisions',
        'public.starred_items',
      ],
      ...['public.sync_heads', 'public.sync_tombstones', 'private.applied_ops', 'private.generation_jobs'],
      'private.failed_attempts',
    ],
    says: 'Your chats, lesson plans, resources, their earlier versions and your stars, with notes that keep your devices in step and tell us what failed.',
  },
  {
    tables: ['public.teacher_classes'],
    says: 'What you tell about your class: the years, how many ākonga and learners of English, the devices, and the names and logo for your paper.',
  },
  {
    tables: ['private.shared_documents', 'private.shelf_documents', 'private.shelf_items'],
    says: 'A copy of each document that you share by a link or put on your school’s shelf.',
  },
  {
    tables: [
      ...['public.user_usage', 'private.usage_ledger', 'private.usage_periods', 'private.model_calls'],
      ...['public.subscriptions', 'private.plans_due', 'private.licence_pages', 'public.school_memberships'],
      ...['private.school_licenses', 'private.invite_links', 'private.school_log'],
    ],
    says: 'How many messages you have used, your plan, and your school if it added you or if you run it here.',
  },
  {
    tables: ['private.payment_accounts', 'private.payment_events', 'private.payment_findings'],
    says: 'If you pay, what was paid and when.',
  },
  {
    tables: ['private.contact_turns'],
    says: 'If you write to us with the contact form, your message reaches us as an email. To stop floods, a scrambled form of your email and network address is kept for about a day.',
  },
  {
    tables: ['private.deleted_accounts'],
    says: 'If you delete your account, a random number, which tells your devices that the account is gone.',
  },
]

export const privacySections: LegalSection[] = [
  {
    title: 'What this policy covers',
    paragraphs: [
      `How ${PRODUCT_NAME} treats information about you, as the Privacy Act 2020 of New Zealand asks. It covers these pages, the app and its emails.`,
    ],
  },
  {
    title: 'What we keep',
    paragraphs: keptOfPerson.map(({ says }) => says),
  },
  {
    title: 'Where it is kept',
    paragraphs: [
      'In your account on our server and, so that it opens with no network, on the devices you sign in on. Signing out removes your work from that device. On a shared device, sign out when you leave.',
    ],
  },
  {
    title: 'What we use it for',
    paragraphs: [
      'To write what you ask for, to keep it for you on each of your devices, to count messages and to answer you. We do not sell information and show no advertising.',
    ],
  },
  {
    title: 'Your prompts and AI',
    paragraphs: [
      'Your prompts are not used to train AI. Email addresses, phone numbers and student numbers are taken out of a text before it goes to an outside service that writes.',
      'AI output is provided as is and must be reviewed by you before you use it.',
    ],
  },
  {
    title: 'Who else receives something',
    paragraphs: [
      ...outsideServices.map(({ says }) => says),
      `Whoever has a link that you made for a document can read it until you stop it or it ends, after ${SHARE_DAYS.at(-1)} days at most. Colleagues at your school can read and copy what you put on its shelf, with your name.`,
      'If your school added you, its administrator sees your name, your email, whether you have set up your account, and how much has been made. Nobody at your school reads your chats. The log of a school keeps the names of who joined and left until the school’s account is deleted.',
    ],
  },
  {
    title: 'How long we keep it',
    paragraphs: [
      `Account data is kept until deletion of the account. You ask for it on your account page; ${DELETION_DAYS} days later, unless you change your mind, everything is removed from our server, and from each device when it next connects. Words that a device had not sent stay on it for ${UNSENT_KEPT_DAYS} days, so that you can save them.`,
      `A chat that you delete can be brought back for ${BIN_DAYS} days. Then it is removed, and what you starred in it stays until you take the star off.`,
      `AI interactions, that is your messages and the replies, are kept up to ${KEPT_YEARS.interactions} years after the chat was last used. A chat with a starred plan or resource stays until you take the star off.`,
      `Analytics are kept up to ${KEPT_YEARS.analytics} years, anonymised. At present we collect none.`,
      `Payment records are kept ${KEPT_YEARS.payments} years, because tax law asks for it.`,
    ],
  },
  {
    title: 'Children and students',
    paragraphs: [
      'The service is not for children under 13. It is for teachers. Please write “a student” instead of a name: the app warns you where it sees what looks like one.',
    ],
  },
  {
    title: 'Cookies and storage',
    paragraphs: [
      'No tracking, no advertising and no code of other companies on our pages. One cookie remembers for seven days whether the side menu is open. Your sign-in and your work are in the storage of your browser.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      `See, correct, take away or delete what we hold about you on your account page, or write to us from the contact page. Privacy requests are answered within ${PRIVACY_WORKING_DAYS} working days.`,
      'If our answer does not satisfy you, the Office of the Privacy Commissioner can help: privacy.org.nz.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'When this policy changes, this page changes. If a change takes something from you, we tell you by email first.',
    ],
  },
]
