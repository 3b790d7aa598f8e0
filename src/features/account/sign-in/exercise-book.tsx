type Line = [margin: string, text: string]

const DAYS: { day: string; title: string; steps: Line[]; total: string }[] = [
  {
    day: 'Mon',
    title: 'Planting the māra kai',
    steps: [
      ['8', 'Start: twenty-four tipu'],
      ['12', 'I do, we do'],
      ['18', 'You do: plan a garden bed'],
      ['7', 'Share'],
      ['5', 'Exit ticket'],
    ],
    total: '50',
  },
  {
    day: 'Tue',
    title: 'Adjectives on a bush walk',
    steps: [
      ['5', 'What can you hear?'],
      ['20', 'Walk, stop, write'],
      ['15', 'Swap a plain word for a better one'],
      ['10', 'Read aloud'],
    ],
    total: '50',
  },
  {
    day: 'Wed',
    title: 'Fair test: growing plants',
    steps: [
      ['10', 'Predict'],
      ['25', 'Set up the pots'],
      ['15', 'What did we keep the same?'],
    ],
    total: '50',
  },
]

/** A picture of a teacher's week. It is decoration, so screen readers skip it. */
export function ExerciseBook() {
  return (
    <aside
      className="sticky top-0 hidden h-dvh flex-col overflow-hidden border-l border-base-300 bg-base-200 pt-20 pl-14 lg:flex"
      aria-hidden="true"
    >
      <div className="sheet margined ruled h-full rounded-r-none rounded-b-none border-r-0 pt-7 leading-7">
        <BookLine margin="" text="Term 4, Week 7" look="text-muted" />
        {DAYS.map(({ day, title, steps, total }) => (
          <div key={day} className="mt-7">
            <BookLine margin={day} text={title} look="font-semibold" />
            {steps.map(([minutes, step]) => (
              <BookLine key={step} margin={minutes} text={step} />
            ))}
            <div className="row">
              <b className="in-margin leading-7 font-semibold text-base-content">{total}</b>
              <span />
            </div>
          </div>
        ))}
      </div>
    </aside>
  )
}

function BookLine({ margin, text, look = '' }: { margin: string; text: string; look?: string }) {
  return (
    <div className="row">
      <span className="in-margin leading-7">{margin}</span>
      <p className={`on-page ${look}`}>{text}</p>
    </div>
  )
}
