/** A star in the accent colour of the margin line, with an ink outline so that it stands out on the paper background. */
export function StarIcon({ on }: { on: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`size-5 stroke-current ${on ? 'fill-accent' : 'fill-none'}`}
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="m12 2.6 2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z" />
    </svg>
  )
}
