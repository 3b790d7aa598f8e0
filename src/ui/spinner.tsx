/** The label says what is loading, because a screen reader cannot see the circle. */
export function Spinner({ label, className = '' }: { label: string; className?: string }) {
  return (
    <p role="status" className={`flex items-center gap-3 text-muted ${className}`}>
      <span className="loading loading-spinner size-5 text-primary" aria-hidden="true" />
      {label}
    </p>
  )
}
