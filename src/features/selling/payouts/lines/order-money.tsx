import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { PPM } from '@/domain/money'
import { localePath } from '@/messages/locales'
import { Badge } from '@/ui/parts/badge'
import { NamedPrice, Price } from '@/ui/parts/price'
import { FINANCIALS } from '@/features/selling/payouts/financials-query'
import type { OrderMoneyView as Money } from './get-order-money'

type Props = {
  money: Money
  /** The reader may open the financials (rule P40). */
  hasFinances: boolean
}

/** What an order brings: items, shipping, commission and taxes, what is left of it, and when it settles (rule S28). */
export function OrderMoney({ money, hasFinances }: Props) {
  const t = useTranslations('financials.lines')
  const own = useTranslations('sellerOrder.money')
  const format = useFormatter()
  const locale = useLocale()
  const {
    sale,
    discount,
    code,
    shipping,
    tax,
    importTax,
    commission,
    refund,
    net,
    ratePpm,
    state,
    settlesOn,
  } = money
  // Of what is left of the taxes after refunds: the part due at the border, and the part to remit.
  const atBorder = Math.min(importTax, Math.max(tax, 0))
  const rate =
    ratePpm === null ? null : format.number(ratePpm / PPM, { style: 'percent', maximumFractionDigits: 2 })
  const day = settlesOn
    ? dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(settlesOn))
    : ''
  return (
    <section aria-labelledby="money" className="ms-auto w-full max-w-md">
      <h2 id="money" className="mb-3 text-lg">
        {own('title')}
      </h2>
      <dl className="figures grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1">
        <Part name={t('parts.sale')} cents={sale} />
        {discount === 0 ? null : (
          <Part name={`${t('parts.discount')}${code ? ` (${code})` : ''}`} cents={discount} />
        )}
        <Part name={t('parts.shipping')} cents={shipping} />
        {tax - atBorder === 0 ? null : <Part name={t('parts.tax')} cents={tax - atBorder} />}
        {atBorder === 0 ? null : <Part name={t('parts.importTax')} cents={atBorder} />}
        <Part name={rate ? `${t('parts.commission')} (${rate})` : t('parts.commission')} cents={commission} />
        {refund === 0 ? null : <Part name={t('parts.refund')} cents={refund} />}
        <div className="border-line col-span-2 mt-1 flex flex-wrap justify-between gap-x-6 border-t pt-2">
          <dt className="font-medium">{own('net')}</dt>
          <dd className="font-semibold">
            <NamedPrice cents={net} />
          </dd>
        </div>
        {tax === 0 ? null : <Part name={own('withoutTaxes')} cents={net - tax} />}
      </dl>
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Badge tone={state === 'settled' ? 'celadon' : state === 'disputed' ? 'persimmon' : undefined}>
          {t(`states.${state}`, { day })}
        </Badge>
        {hasFinances ? (
          <a className="link text-sm" href={localePath(locale, FINANCIALS)}>
            {own('all')}
          </a>
        ) : null}
      </p>
    </section>
  )
}

function Part({ name, cents }: { name: string; cents: number }) {
  return (
    <>
      <dt className="text-muted wrap-anywhere">{name}</dt>
      <dd className="text-end">
        <Price cents={cents} />
      </dd>
    </>
  )
}
