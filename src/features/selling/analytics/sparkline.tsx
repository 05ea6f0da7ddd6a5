export type Tone = 'up' | 'down' | 'even'
type Props = { figures: readonly number[]; tone: Tone }

const WIDTH = 100
const HEIGHT = 28
const EDGE = 2
const TONES: Record<Tone, string> = { up: 'text-celadon', down: 'text-persimmon-deep', even: 'text-muted' }

/** A figure over the days of a period as a line from zero up; the numbers stand beside it and on the page it leads to. */
export function Sparkline({ figures, tone }: Props) {
  const most = Math.max(1, ...figures)
  const step = WIDTH / Math.max(1, figures.length - 1)
  const heightOf = (figure: number) => HEIGHT - EDGE - (Math.max(0, figure) / most) * (HEIGHT - 2 * EDGE)
  const points = figures.map((figure, at) => `${(at * step).toFixed(1)},${heightOf(figure).toFixed(1)}`)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`h-7 w-full ${TONES[tone]}`}
      aria-hidden="true"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
