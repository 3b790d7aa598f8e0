import { Plus } from 'lucide-react'
import { helpScript } from '../page-script.ts'
import { type HelpTopic, helpTopics } from './help-topics.ts'
import { whatsNew } from './whats-new.ts'

export function HelpPage() {
  return (
    <div className="mx-auto max-w-page px-4 py-10 md:px-6 md:py-16">
      <h1 className="text-2xl font-bold tracking-tight md:text-3xl">Help</h1>
      <p className="mt-2 text-lg text-muted">Short answers. They open without a network, too.</p>
      <Search />
      {helpTopics.map(({ title, topics }) => (
        <section key={title} className="topics mt-8">
          <h2 className="text-lg">{title}</h2>
          <div className="sheet mt-3 divide-y divide-base-300">
            {topics.map((topic) => (
              <Topic key={topic.id} {...topic} />
            ))}
          </div>
        </section>
      ))}
      <p className="mt-8">
        Not here?{' '}
        <a href="/contact-us" className="underline">
          Write to us
        </a>
        .
      </p>
      <WhatsNew />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, without user content */}
      <script dangerouslySetInnerHTML={{ __html: helpScript }} />
    </div>
  )
}

/** Shown by the script, because without it the field would do nothing. */
function Search() {
  return (
    <div className="needs-script mt-6" hidden>
      <label className="grid gap-1.5 font-semibold">
        Search help
        <input id="help-search" type="search" className="input h-11 w-full font-normal" autoComplete="off" />
      </label>
      <p id="help-found" role="status" className="mt-2 min-h-6 text-muted" />
    </div>
  )
}

function Topic({ id, question, answer }: HelpTopic) {
  return (
    <details id={id} className="topic group">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 px-4 py-3 font-semibold md:px-6 [&::-webkit-details-marker]:hidden">
        {question}
        <Plus className="size-5 text-muted group-open:rotate-45" aria-hidden="true" />
      </summary>
      <div className="px-4 pb-5 md:px-6">
        {answer.map((text) => (
          <p key={text} className="measure mt-2 first:mt-0">
            {text}
          </p>
        ))}
      </div>
    </details>
  )
}

function WhatsNew() {
  return (
    <section id="whats-new" className="mt-12 scroll-mt-28">
      <h2 className="text-xl">What's new</h2>
      {whatsNew.map(({ date, changes }) => (
        <div key={date} className="mt-4">
          <h3 className="text-base text-muted">{date}</h3>
          <ul className="mt-2 list-disc space-y-1.5 pl-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
