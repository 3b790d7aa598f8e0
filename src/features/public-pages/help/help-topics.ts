import { PRODUCT_NAME, STAR_LIMIT } from '#domain/product.ts'
import { BIN_DAYS, DELETION_DAYS, PAID_MESSAGES, SHARE_DAYS, TRIAL_MESSAGES } from '#domain/promises.ts'

export interface HelpTopic {
  /** Its name in the address, after the #. */
  id: string
  question: string
  answer: string[]
}

/** Sheets that a teacher can ask for by name, as the help page lists them. */
export const ASKABLE_SHEETS: readonly string[] = [
  'a worksheet',
  'a cloze',
  'a quiz',
  'a reading passage with questions',
  'vocabulary cards',
  'a word search',
  'a crossword',
  'a spelling list',
  'a dictation',
  'a handwriting sheet',
  'writing prompts',
  'a writing frame',
  'a Venn diagram or another graphic organiser',
  'a number of the day',
  'a mystery picture with sums',
  'sequencing cards',
  'a readers’ theatre script',
  'an investigation sheet',
  'a sorting sheet',
  'a phonics sheet',
  'a letter sheet for one sound',
  'a sheet of lines to measure',
  'a timeline',
  'bingo, dominoes or snap',
  'a snakes and ladders board',
  'station cards',
  'brain breaks',
  'homework',
  'a day for a reliever',
  'exit tickets',
  'a rubric',
  'a checklist',
  'a letter home',
  'a certificate, a class timetable or a behaviour chart',
]

/** Short answers, grouped as the page shows them. Each has to be true of the software. */
export const helpTopics: { title: string; topics: HelpTopic[] }[] = [
  {
    title: 'Without a network',
    topics: [
      {
        id: 'offline',
        question: 'What works when I am offline?',
        answer: [
          'Chats, plans and resources that are on this device open, and can be edited, printed and exported. You can write messages, star and rename. New plans need the network: what you send waits and goes out when you are back.',
        ],
      },
      {
        id: 'waiting',
        question: 'Where is a message that was not sent?',
        answer: [
          'In its chat, with a clock beside it, and in the list behind the status at the top of the screen. Open the list to send again, copy or delete it. Nothing is sent twice.',
          `On iPhone and iPad, and in Safari and Firefox on a computer, ${PRODUCT_NAME} sends when you open the app.`,
        ],
      },
      {
        id: 'shared-device',
        question: 'What about a device that others use too?',
        answer: [
          'Sign out when you leave. That removes your work from the device, after asking about words that have not been sent yet. It stays in your account.',
        ],
      },
    ],
  },
  {
    title: 'Plans and resources',
    topics: [
      {
        id: 'sheets',
        question: 'Which sheets can I ask for?',
        answer: [
          `Name it in either chat, with the topic and the year: ${ASKABLE_SHEETS.join(', ')}. “Long a spelling list, Year 3, 10 words” is enough.`,
          'What cannot be made here is told beside it: pictures to label, photos, dotted letters.',
        ],
      },
      {
        id: 'marks',
        question: 'What do the marks under a plan mean?',
        answer: [
          'A tick is something that was proven: minutes that add up, answers worked out from their numbers. “Check this” is something for a person to look at: what could not be proven, draft curriculum, te reo Māori words, local stories.',
          'No mark is no promise. Read a plan before you teach it.',
        ],
      },
      {
        id: 'goals',
        question: 'Where do the curriculum goals come from?',
        answer: [
          'From the refreshed New Zealand Curriculum, Years 0 to 8, in our own wording. Each names its source and whether its area is still draft. The official text is on Tāhūrangi.',
        ],
      },
      {
        id: 'change',
        question: 'How do I change one part of a plan?',
        answer: [
          'Choose Change beside that part, or say in the chat what should be different: “make it 40 minutes”, “more support for beginners”. The other parts stay as they are.',
        ],
      },
      {
        id: 'versions',
        question: 'Can I get an earlier version back?',
        answer: ['Yes. Earlier versions of a saved page are kept. Open the page and look for its versions.'],
      },
      {
        id: 'deleted',
        question: 'Can I get a deleted chat back?',
        answer: [
          `Yes, for ${BIN_DAYS} days: choose Recently deleted under the list of chats. What you starred stays.`,
        ],
      },
      {
        id: 'class',
        question: 'Can it remember my class?',
        answer: [
          'Yes. On your account page, under Your class, say the years, the size and the devices once. A plan uses them where your message says nothing. Your name, room and school logo are printed on your paper.',
        ],
      },
      {
        id: 'share',
        question: 'Can a reliever or colleague have a plan?',
        answer: [
          `Star it. In the saved list, Share link makes a link that anybody can read and print from, for up to ${SHARE_DAYS.at(-1)} days. In a school’s plan, School shelf puts a copy where your colleagues find it.`,
        ],
      },
      {
        id: 'pupils',
        question: 'May I name students?',
        answer: [
          'Please write “a student”. The app warns you when it sees what looks like a name. Email addresses, phone numbers and student numbers are taken out before a text goes to another service.',
        ],
      },
    ],
  },
  {
    title: 'Printing and files',
    topics: [
      {
        id: 'print',
        question: 'How do I print?',
        answer: [
          'Open the plan or resource and choose Print. Pages are A4 and made for a black-and-white printer, and answers start on a page of their own. In the print window, turn off headers and footers if the address shows.',
        ],
      },
      {
        id: 'files',
        question: 'Can I have it as PDF or Word?',
        answer: [
          'Yes, both from the page itself. A PDF looks as printed. A Word file is for changing it further.',
        ],
      },
    ],
  },
  {
    title: 'Limits',
    topics: [
      {
        id: 'messages',
        question: 'How many messages do I have?',
        answer: [
          `${TRIAL_MESSAGES} in the free trial, ${PAID_MESSAGES} a month with Teacher or School. A message counts when it makes a document. A question back, a refusal or a failed reply is not counted.`,
        ],
      },
      {
        id: 'stars',
        question: 'How many plans can I star?',
        answer: [
          `${STAR_LIMIT} lesson plans and ${STAR_LIMIT} resources. Other chats stay in your history; one that nobody has written in for two years is removed, unless something in it has a star.`,
        ],
      },
    ],
  },
  {
    title: 'The app',
    topics: [
      {
        id: 'install',
        question: 'How do I put it on my home screen?',
        answer: [
          'On Android and computers, choose Install in the menu of Chrome or Edge. On iPhone and iPad, open it in Safari, tap Share, then Add to Home Screen.',
          'A browser that cannot install it works the same in a tab, without a network too.',
        ],
      },
      {
        id: 'my-data',
        question: 'How do I get all my data, or delete my account?',
        answer: [
          'On your account page, in the menu. Download all my data makes one zip on your device, without a network too: pages, Word files, chats and everything as JSON.',
          `Delete my account removes everything after ${DELETION_DAYS} days. Until then, sign in and choose Keep my account.`,
        ],
      },
      {
        id: 'update',
        question: 'What does “Update ready” mean?',
        answer: [
          'A newer version has been fetched. Choose Reload now when it suits you: what you are typing is kept. It is never applied while you write.',
        ],
      },
    ],
  },
]
