import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { localePath } from '@/messages/locales'
import { Badge } from '@/ui/parts/badge'
import { EmptyState } from '@/ui/parts/empty-state'
import { Pagination } from '@/ui/parts/pagination'
import { Price } from '@/ui/parts/price'
import {
  FINANCIALS,
  writeFinancialsQuery,
  type FinancialsQuery,
} from '@/features/selling/payouts/financials-query'
import type { FinanceLine, LinePage } from './list-lines'

const PARTS = [
  'sale',
  'discount',
  'shipping',
  'tax',
  'importTax',
  'commission',
  'commissionTax',
  'refund',
  'adjustment',
] as const

/** Days are the reader's, but those of settlement, which are Toronto's (rule N4). */
type Props = { found: LinePage; query: FinancialsQuery; timeZone: string }

/** What every order brought, newest first, each with the parts that make it up. */
export function OrderLines({ found, query, timeZone }: Props) {
  const t = useTranslations('financials.lines')
  const path = localePath(useLocale(), FINANCIALS)
  const { lines, page, pages } = found
  return (
    <section aria-labelledby="lines" className="mb-10">
      <h2 id="lines" className="mb-3 text-lg">
        {t('title')}
      </h2>
      {lines.length === 0 ? (
        <EmptyState title={t('empty')} text={t('emptyText')} />
      ) : (
        <ul className="border-line bg-raised divide-line divide-y rounded-md border">
          {lines.map((line) => (
            <Line key={line.key} line={line} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(to) => `${path}${writeFinancialsQuery({ ...query, page: to })}#lines`}
      />
    </section>
  )
}

function Line({ line, timeZone }: { line: FinanceLine; timeZone: string }) {
  const t = useTranslations('financials.lines')
  const locale = useLocale()
  const { order, number, at, state, settlesOn, memo, net, tax, importTax, total, ourTax } = line
  const isTax = line.commissionTax !== 0
  // Of what is left of the taxes after refunds: the part due at the border, and the part to remit.
  const atBorder = Math.min(importTax, Math.max(tax, 0))
  const shown = { ...line, importTax: atBorder, tax: tax - atBorder }
  const dayIn = (timeZone: string, at: string) =>
    dateFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(at))
  const day = settlesOn ? dayIn('UTC', settlesOn) : ''
  return (
    <li className="grid gap-x-6 gap-y-2 p-4 md:grid-cols-[13rem_1fr_auto]">
      <div className="min-w-0">
        <h3 className="text-base">
          {order ? (
            <a className="link" href={localePath(locale, `/seller/orders/${number ?? order}`)}>
              {t('order', { number: number ?? '' })}
            </a>
          ) : (
            t(isTax ? 'parts.commissionTax' : 'adjustment')
          )}
        </h3>
        <p className="text-muted text-sm">
          <time dateTime={new Date(at).toISOString()}>{dayIn(timeZone, at)}</time>
        </p>
      </div>
      <dl className="text-muted flex min-w-0 flex-wrap gap-x-4 text-sm">
        {PARTS.filter((part) => shown[part] !== 0).map((part) => (
          <div key={part} className="flex flex-wrap gap-x-1">
            <dt>{t(`parts.${part}`)}</dt>
            <dd className="figures">
              <Price cents={shown[part]} />
            </dd>
          </div>
        ))}
        {order && total !== null ? (
          <div className="flex basis-full flex-wrap gap-x-1">
            <dt>{t('total')}</dt>
            <dd className="figures">
              <Price cents={total} />
              {ourTax === 0 ? null : ` ${t('ourTax', { amount: formatMoney(ourTax, locale) })}`}
            </dd>
          </div>
        ) : null}
        {memo ? (
          <div className="basis-full wrap-anywhere">
            <dt className="sr-only">{t(isTax ? 'invoice' : 'reason')}</dt>
            <dd>{memo}</dd>
          </div>
        ) : null}
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 md:flex-col md:items-end">
        <span className="figures font-medium md:text-end">
          <Price cents={net} />
          {tax !== 0 ? (
            <span className="text-muted block text-end text-sm font-normal">
              {t.rich('ofItTax', { amount: () => <Price cents={tax} /> })}
            </span>
          ) : null}
        </span>
        {order ? (
          <Badge tone={state === 'settled' ? 'celadon' : state === 'disputed' ? 'persimmon' : undefined}>
            {t(`states.${state}`, { day })}
          </Badge>
        ) : null}
      </div>
    </li>
  )
}
