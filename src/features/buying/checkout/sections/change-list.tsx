import { useTranslations } from 'next-intl'
import { formatWhole, type Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import type { QuoteChange } from '@/domain/cart/quote/quote-changes'
import { serviceName } from '@/domain/cart/shipping/service-name'

type Props = { changes: readonly QuoteChange[]; locale: Locale }

/** The changes of a quote, old and new values side by side. */
export function ChangeList({ changes, locale }: Props) {
  const t = useTranslations('checkout.page')
  const money = (cents: number | null) => (cents === null ? t('toBeQuoted') : formatMoney(cents, locale))
  const figure = (n: number) => formatWhole(n, locale)
  const service = (name: string) => serviceName(name, locale) || t('standardShipping')
  return (
    <table className="figures w-full max-w-2xl text-sm">
      <thead>
        <tr className="text-muted">
          <th scope="col" className="py-1 text-start font-normal">
            {t('changeWhat')}
          </th>
          <th scope="col" className="px-3 py-1 text-end font-normal">
            {t('changeFrom')}
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            {t('changeTo')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const [what, from, to] = cells(change, t, { money, figure, service })
          return (
            <tr key={what}>
              <th scope="row" className="py-1 text-start font-medium">
                {what}
              </th>
              <td className="px-3 py-1 text-end">{from}</td>
              <td className="py-1 text-end font-semibold">{to}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type PageTexts = ReturnType<typeof useTranslations<'checkout.page'>>

const CHANGED = {
  price: 'changedPrice',
  quantity: 'changedQuantity',
  credit: 'changedCredit',
  minimum: 'changedMinimum',
  shipping: 'changedShipping',
  service: 'changedService',
  unit: 'changedUnit',
  arrival: 'changedArrival',
} as const

type Writers = {
  money: (cents: number | null) => string
  figure: (n: number) => string
  service: (name: string) => string
}

function cells(
  change: QuoteChange,
  t: PageTexts,
  { money, figure, service }: Writers,
): [what: string, from: string, to: string] {
  if (!('from' in change)) return [change.name, '', t(change.kind === 'added' ? 'addedLine' : change.kind)]
  if (!('name' in change))
    return [t(change.kind === 'off' ? 'discount' : change.kind), money(change.from), money(change.to)]
  const what = t(CHANGED[change.kind], { name: change.name })
  if (change.kind === 'quantity' || change.kind === 'minimum')
    return [what, figure(change.from), figure(change.to)]
  if (change.kind === 'unit' || change.kind === 'arrival') return [what, change.from, change.to]
  if (change.kind === 'service') return [what, service(change.from), service(change.to)]
  return [what, money(change.from), money(change.to)]
}
