import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { dutiesOf } from '@/domain/cart/quote/duties'
import type { Quote } from '@/domain/cart/quote/quote'
import { PPM } from '@/domain/money'
import type { TaxLine } from '@/domain/payments/tax/tax'
import { codeProblemText } from '@/server/cart/quote/problem-text'
import { NamedPrice, Price } from '@/ui/parts/price'

/** Subtotal, shipping, each tax, total (rule M3), as computed by the server. */
export function TotalsPanel({ quote }: { quote: Quote }) {
  const t = useTranslations('checkout.page')
  const locale = useLocale()
  const { province, subtotal, code, shipping, taxes, total, importEstimate, isFinal } = quote
  const isQuoted = quote.groups.some((group) => group.shippingRule === 'quoted')
  return (
    <>
      <h2 id="summary" className="text-lg">
        {t('summary')}
      </h2>
      <dl className="sum-lines figures">
        <div>
          <dt>{t('subtotal')}</dt>
          <dd>
            <Price cents={subtotal + (code?.off ?? 0)} />
          </dd>
        </div>
        <DiscountLine code={code?.code ?? ''} off={code?.off ?? 0} />
        <div>
          <dt>{t('shipping')}</dt>
          <dd>
            {province === null ? (
              <span className="text-muted">{t('afterAddress')}</span>
            ) : isFinal || shipping > 0 ? (
              <Price cents={shipping} />
            ) : (
              <span className="text-muted">{t('toBeQuoted')}</span>
            )}
          </dd>
        </div>
        {province === null ? (
          <div>
            <dt>{t('tax')}</dt>
            <dd className="text-muted">{t('afterAddress')}</dd>
          </div>
        ) : (
          <TaxLines taxes={taxes} />
        )}
        <div className="sum-total">
          <dt>{isFinal || province === null ? t('total') : t('totalSoFar')}</dt>
          <dd>
            <NamedPrice cents={total} />
          </dd>
        </div>
      </dl>
      {code?.problem ? <p className="cart-problem">{codeProblemText(code.problem, locale)}</p> : null}
      {dutiesOf(quote) === 'none' ? <p className="text-sm">{t('noDuties')}</p> : null}
      {isQuoted ? <p className="text-sm">{t('waitsForQuote')}</p> : null}
      {importEstimate === null ? null : (
        <p className="text-sm">
          {t.rich('buyerImports', { amount: () => <Price cents={importEstimate} /> })}
        </p>
      )}
    </>
  )
}

/** What a code takes off the goods (rule M129); nothing without one. */
export function DiscountLine({ code, off }: { code: string; off: number }) {
  const t = useTranslations('cart.page')
  if (off === 0) return null
  return (
    <div>
      <dt>{t('discount', { code })}</dt>
      <dd>
        <Price cents={-off} />
      </dd>
    </div>
  )
}

/** Each tax of the province on its own line with its rate (rule M3). */
export function TaxLines({ taxes }: { taxes: readonly TaxLine[] }) {
  const t = useTranslations('taxes')
  const format = useFormatter()
  return taxes.map(({ kind, ratePpm, amount }) => (
    <div key={`${kind} ${ratePpm}`}>
      <dt>
        {t(kind)} {format.number(ratePpm / PPM, { style: 'percent', maximumFractionDigits: 3 })}
      </dt>
      <dd>
        <Price cents={amount} />
      </dd>
    </div>
  ))
}
