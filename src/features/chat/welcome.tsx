import { Check } from 'lucide-react'
import type { GeneratorType } from '#domain/rows.ts'

interface Example {
  margin: string
  text: string
  /** What is put into the box. */
  prompt: string
}

interface WelcomeWords {
  title: string
  lead: string
  examples: readonly Example[]
}

const WELCOME: Record<GeneratorType, WelcomeWords> = {
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

const PROMISES = [
  'NZ Curriculum aligned',
  'Customizable to your needs',
  'Includes learning objectives',
  'Provides assessment guidance',
]

/** An empty chat is a ruled page with three ways to begin; a tap puts the words into the box, to be changed or sent. */
export function Welcome({
  generatorType,
  onUse,
}: {
  generatorType: GeneratorType
  onUse: (prompt: string) => void
}) {
  const { title, lead, examples } = WELCOME[generatorType]
  return (
    <div className="px-3 py-4 md:px-6">
      <section
        className="sheet margined ruled mx-auto max-w-[49rem] overflow-hidden py-7 leading-7"
        aria-labelledby="welcome"
      >
        <div className="row">
          <span />
          <div className="on-page">
            <h2 id="welcome" className="text-xl font-bold">
              {title}
            </h2>
            <p className="pt-7 text-muted">{lead}</p>
          </div>
        </div>
        <ul className="space-y-7 pt-7 font-semibold text-primary">
          {examples.map((example) => (
            <li className="row" key={example.margin}>
              <span className="in-margin leading-7 font-normal">{example.margin}</span>
              <button
                type="button"
                className="on-page -my-2 cursor-pointer py-2 text-start"
                onClick={() => onUse(example.prompt)}
              >
                {example.text}
              </button>
            </li>
          ))}
        </ul>
        <div className="row pt-7">
          <span />
          <ul className="on-page text-muted lg:grid lg:grid-cols-2">
            {PROMISES.map((promise) => (
              <li className="flex items-center gap-2" key={promise}>
                <Check className="size-4 shrink-0" aria-hidden="true" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  )
}
