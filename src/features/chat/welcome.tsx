import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GeneratorType } from '#content/contract.ts'
import { WELCOME } from './welcome-words.data.ts'

const PROMISES = [
  'NZ Curriculum aligned',
  'Customizable to your needs',
  'Includes learning objectives',
  'Provides assessment guidance',
]

/** An empty chat is a ruled page with three examples. A tap puts one into the composer, to be changed or sent. */
export function Welcome({
  generatorType,
  classLine,
  onUse,
}: {
  generatorType: GeneratorType
  /** The class that is planned for, once the store is open. */
  classLine?: ReactNode
  onUse: (prompt: string) => void
}) {
  const { title, lead, examples } = WELCOME[generatorType]
  return (
    <div className="px-3 py-4 md:px-6">
      <section
        className="welcome sheet margined ruled mx-auto max-w-page overflow-hidden py-7 leading-7"
        aria-labelledby="welcome"
      >
        <div className="row">
          <span />
          <div className="on-page">
            <h2 id="welcome" className="text-xl font-bold">
              {title}
            </h2>
            <p className="gap pt-7 text-muted">{lead}</p>
            {/* As high as its one line, because the page must not move when it comes. */}
            <div className="class-line gap h-14 pt-7">{classLine}</div>
          </div>
        </div>
        <ul className="examples space-y-7 pt-7 font-semibold text-primary">
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
