import { AxisBottom, AxisLeft } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { formatMoney } from '@/domain/money'
import { fullHeight, type RevenueMonth } from '@/domain/payments/payouts/revenue'
import { Price } from '@/ui/parts/price'

const WIDTH = 448
const HEIGHT = 224
const LEFT = 64
const BOTTOM = 28
const TOP = 12
const LABEL = { fill: 'currentColor', fontSize: 12, fontFamily: 'inherit' }
const MINOR = 100

/** Twelve months of revenue as bars, and the same as a table (rule M12). Part of the page, so it needs no script. */
export function RevenueBars({ months }: { months: readonly RevenueMonth[] }) {
  const t = useTranslations('financials.revenue')
  const none = useTranslations('financials')('none')
  const locale = useLocale()
  const { dateTime } = useFormatter()
  const nameOf = (month: string, style: 'long' | 'narrow') =>
    dateTime(new Date(`${month}-01`), {
      month: style,
      ...(style === 'long' ? { year: 'numeric' } : {}),
      timeZone: 'UTC',
    })
  const full = fullHeight(months.map(({ revenue }) => revenue))
  const inner = HEIGHT - TOP - BOTTOM
  const x = scaleBand({
    domain: months.map(({ month }) => month),
    range: [0, WIDTH - LEFT],
    padding: 0.3,
    round: true,
  })
  const y = scaleLinear({ domain: [0, full], range: [inner, 0], round: true })
  return (
    <section aria-labelledby="revenue" className="mb-8">
      <h2 id="revenue" className="mb-1 text-lg">
        {t('title')}
      </h2>
      <p className="text-muted mb-4 max-w-prose">{t('about')}</p>
      <div className="grid gap-6 xl:grid-cols-2">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          className="figures text-muted w-full max-w-xl"
          role="img"
          aria-label={t('chart', { full: formatMoney(full, locale) })}
        >
          <Group left={LEFT} top={TOP}>
            <AxisLeft
              scale={y}
              tickValues={[0, full / 2, full]}
              tickFormat={(value) => shortMoney(Number(value), locale)}
              tickLabelProps={{ ...LABEL, textAnchor: 'end', dy: '0.3em' }}
              hideAxisLine
              hideTicks
            />
            {months.map(({ month, revenue }) => {
              const top = y(Math.max(0, revenue))
              return (
                <Bar
                  key={month}
                  data-month={month}
                  x={x(month)}
                  y={top}
                  width={x.bandwidth()}
                  height={inner - top}
                  className="fill-celadon"
                />
              )
            })}
            <AxisBottom
              scale={x}
              top={inner}
              tickFormat={(month) => nameOf(month, 'narrow')}
              tickLabelProps={{ ...LABEL, textAnchor: 'middle' }}
              stroke="currentColor"
              hideTicks
              numTicks={months.length}
            />
          </Group>
        </svg>
        <table className="w-full max-w-md self-start">
          <caption className="sr-only">{t('title')}</caption>
          <thead>
            <tr className="text-muted border-line border-b text-sm">
              <th scope="col" className="py-1 text-start font-medium">
                {t('month')}
              </th>
              <th scope="col" className="py-1 text-end font-medium">
                {t('amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ month, revenue }) => (
              <tr key={month} className="border-line border-b">
                <th scope="row" className="py-1 text-start font-normal">
                  {nameOf(month, 'long')}
                </th>
                <td className={`py-1 text-end ${revenue ? '' : 'text-muted'}`}>
                  {revenue ? <Price cents={revenue} /> : none}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Dollars, short and exact: $12.5K, in Korean $1.25만. */
const shortMoney = (cents: number, locale: 'en' | 'fr' | 'ko') =>
  new Intl.NumberFormat(`${locale}-${locale === 'ko' ? 'KR' : 'CA'}`, {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  }).format(cents / MINOR)
