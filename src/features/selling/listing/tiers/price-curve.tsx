import { useTranslations } from 'next-intl'
import { AxisBottom, AxisLeft } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleLinear, scaleLog } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { formatWhole, type Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { priceSteps, type PriceStep } from '@/domain/products/prices/price-curve'
import type { Tier } from '@/domain/products/prices/tiers'

type Props = { tiers: readonly Tier[]; locale: Locale }

const WIDTH = 448
const HEIGHT = 208
const LEFT = 76
const BOTTOM = 28
const TOP = 12
const RIGHT = 8
const LABEL = { fill: 'currentColor', fontSize: 13, fontFamily: 'inherit' }
/** Room for a number below the axis. */
const TICK = 44

/** The unit price by quantity as steps. Quantities in a logarithmic scale: tiers often begin at 1, 10, 100. */
export function PriceCurve({ tiers, locale }: Props) {
  const t = useTranslations('tierEditor')
  const steps = priceSteps(tiers)
  const highest = Math.max(...steps.map((step) => step.unitPrice))
  const x = scaleLog({
    domain: [steps[0]?.from ?? 1, steps.at(-1)?.to ?? 10],
    range: [0, WIDTH - LEFT - RIGHT],
    // Whole pixels: the last digits of a logarithm differ between browsers.
    round: true,
  })
  const y = scaleLinear({
    domain: [0, highest],
    range: [HEIGHT - TOP - BOTTOM, 0],
    nice: true,
    round: true,
  })
  const figure = (n: number) => formatWhole(n, locale)
  const money = (cents: number) => formatMoney(Math.round(cents), locale)
  const corners = steps.flatMap(({ from, to, unitPrice }) => [
    { at: from, unitPrice },
    { at: to, unitPrice },
  ])
  const stepText = ({ from, to, unitPrice }: PriceStep, at: number) => {
    const values = { from: figure(from), to: figure(to - 1), price: money(unitPrice) }
    const kind = at === steps.length - 1 ? 'lastStep' : from === to - 1 ? 'single' : 'step'
    return t(kind, values)
  }
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="figures text-muted w-full max-w-md"
      role="img"
      aria-label={`${t('curve')}. ${steps.map(stepText).join(' ')}`}
    >
      <Group left={LEFT} top={TOP}>
        <AxisLeft
          scale={y}
          numTicks={4}
          tickFormat={(value) => money(Number(value))}
          tickLabelProps={{ ...LABEL, textAnchor: 'end', dy: '0.3em' }}
          hideAxisLine
          hideTicks
        />
        <AxisBottom
          scale={x}
          top={HEIGHT - TOP - BOTTOM}
          tickValues={ticksOf(steps, x)}
          tickFormat={(value) => figure(Number(value))}
          tickLabelProps={{ ...LABEL, textAnchor: 'middle' }}
          stroke="currentColor"
          tickStroke="currentColor"
        />
        <LinePath
          data={corners}
          x={(corner) => x(corner.at)}
          y={(corner) => y(corner.unitPrice)}
          className="stroke-celadon fill-none stroke-2"
        />
      </Group>
    </svg>
  )
}

/** Where tiers begin, and the end; numbers that would touch are left out. */
function ticksOf(steps: readonly PriceStep[], x: (quantity: number) => number): number[] {
  const ticks: number[] = []
  for (const { from } of steps) {
    const before = ticks.at(-1)
    if (before === undefined || x(from) - x(before) >= TICK) ticks.push(from)
  }
  return ticks
}
