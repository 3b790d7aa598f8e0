/** The logo: a folded map in the shape of an M, whose first edge is the margin line. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={`shrink-0 ${className}`} aria-hidden="true">
      <path className="fill-primary" d="M3 8l6.6-3v19L3 27zM16 11.5 22.4 5v9.5L16 21z" />
      <path fill="#3b9780" d="M9.6 5 16 11.5V21l-6.4-6.5zM22.4 5 29 8v19l-6.6-3z" />
      <path className="fill-accent" d="m3 8 1.9-.86v19L3 27z" />
    </svg>
  )
}
