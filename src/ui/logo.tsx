import shapes from './logo.json'

/** Beams with boards between them, as a maru is laid. The words are drawn, so no page loads Hangul for them. */
export function Logo({ name }: { name: string }) {
  return (
    <svg className="h-8 w-auto" width="134" height="32" viewBox="0 0 134 32" role="img" aria-label={name}>
      <rect className="fill-celadon" width="32" height="32" rx="6" />
      <path className="fill-on-celadon" d={shapes.mark} />
      <g transform="translate(41 2)">
        <path className="fill-ink" d={shapes.latin} />
        <path className="fill-muted" d={shapes.hangul} />
      </g>
    </svg>
  )
}
