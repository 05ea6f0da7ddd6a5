import { AxisBottom, AxisLeft } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import type { FigureName } from '@/domain/analytics/figures'
import { formatTag, type Locale } from '@/domain/locale'
import { tickText } from './figure-text'

export type ChartBar = { from: string; figure: number }
type Props = { bars: ChartBar[]; by: 'day' | 'month'; name: FigureName; label: string; locale: Locale }

const WIDTH = 440
const HEIGHT = 220
const LEFT = 60
const BOTTOM = 30
const TOP = 12
const RIGHT = 8
const TICKS = 5
const LABEL = { fill: 'currentColor', fontSize: 13, fontFamily: 'inherit' }

/** One figure as bars, rendered on the server; the table below it has every number. */
export function FigureChart({ bars, by, name, label, locale }: Props) {
  const isMoney = name === 'sales'
  const sizeOf = ({ figure }: ChartBar) => Math.max(0, isMoney ? figure / 100 : figure)
  const x = scaleBand({
    domain: bars.map(({ from }) => from),
    range: [0, WIDTH - LEFT - RIGHT],
    padding: 0.2,
  })
  const y = scaleLinear({
    domain: [0, Math.max(1, ...bars.map(sizeOf))],
    range: [HEIGHT - TOP - BOTTOM, 0],
    nice: true,
    round: true,
  })
  const number = new Intl.NumberFormat(formatTag(locale), {
    notation: 'compact',
    ...(isMoney ? { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } : {}),
  })
  const every = Math.ceil(bars.length / TICKS)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="figures text-muted w-full max-w-xl"
      role="img"
      aria-label={label}
    >
      <Group left={LEFT} top={TOP}>
        <AxisLeft
          scale={y}
          tickValues={y.ticks(4).filter(Number.isInteger)}
          tickFormat={(value) => number.format(Number(value))}
          tickLabelProps={{ ...LABEL, textAnchor: 'end', dy: '0.3em' }}
          hideAxisLine
          hideTicks
        />
        {bars.map((bar) => (
          <Bar
            key={bar.from}
            x={x(bar.from)}
            width={x.bandwidth()}
            y={y(sizeOf(bar))}
            height={y(0) - y(sizeOf(bar))}
            className="fill-celadon"
          />
        ))}
        <AxisBottom
          scale={x}
          top={HEIGHT - TOP - BOTTOM}
          tickValues={bars.filter((_, at) => at % every === 0).map(({ from }) => from)}
          tickFormat={(value) => tickText(value, by, locale)}
          tickLabelProps={{ ...LABEL, textAnchor: 'middle' }}
          stroke="currentColor"
          tickStroke="currentColor"
        />
      </Group>
    </svg>
  )
}
