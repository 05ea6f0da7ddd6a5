import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ShippingTable } from './shipping-table'
import type { SupplierView } from './supplier-view'

/** What the seller says, and the shipping rules. */
export function SupplierAbout({ supplier }: { supplier: SupplierView }) {
  const t = useTranslations('supplier')
  const policy = useTranslations('returns')
  const { description, terms, returnDays } = supplier
  const locale = useLocale()
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-12">
      {description ? (
        <section aria-labelledby="about">
          <h2 id="about" className="mb-4 text-xl">
            {t('about')}
          </h2>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line" lang={description.lang}>
            {description.text}
          </p>
        </section>
      ) : null}
      <div className="grid content-start gap-4">
        <ShippingTable terms={terms} />
        <p>
          {returnDays === null ? t('returns.none') : t('returns.days', { count: returnDays })}{' '}
          <a className="link" href={localePath(locale, '/returns')}>
            {policy('policy')}
          </a>
        </p>
      </div>
    </div>
  )
}
