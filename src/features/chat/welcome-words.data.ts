import type { GeneratorType } from '#content/contract.ts'

interface Example {
  margin: string
  text: string
  /** The text that is put into the composer. */
  prompt: string
}

interface WelcomeText {
  title: string
  lead: string
  examples: readonly Example[]
}

/** The words of an empty chat. A test runs each prompt through the planner. */
export const WELCOME: Record<GeneratorType, WelcomeText> = {
  lessonPlan: {
    title: 'Lesson Plan Assistant',
    lead: 'Say what you are teaching, who to and for how long. Or start here:',
    examples: [
      {
        margin: 'Yr 5',
        text: '50 minutes of maths: fractions of a set, hands on',
        prompt: 'A 50 minute maths lesson for Year 5 on fractions of a set, hands on to start.',
      },
      {
        margin: 'Yr 3',
        text: 'A writing lesson on adjectives that starts in the bush',
        prompt: 'A 60 minute writing lesson for Year 3 on adjectives that starts with a walk in the bush.',
      },
      {
        margin: 'Yr 6',
        text: 'A plants experiment: plan a fair test and predict',
        prompt: 'A science lesson for Year 6 on a plants experiment: plan a fair test and make predictions.',
      },
    ],
  },
  resourceGenerator: {
    title: 'Resource Generator',
    lead: 'Say what ākonga should practise and what it should look like. Or start here:',
    examples: [
      {
        margin: 'Yr 4',
        text: 'A multiplication worksheet with three levels',
        prompt: 'A multiplication worksheet for Year 4 with three levels and an answer page.',
      },
      {
        margin: 'Yr 7',
        text: 'A space vocabulary list with meanings',
        prompt: 'A space vocabulary list for Year 7 with short meanings and a matching task.',
      },
      {
        margin: 'Any',
        text: 'A reading comprehension activity on one page',
        prompt:
          'A reading comprehension activity on one page for Year 5, with a short text and six questions.',
      },
    ],
  },
}
