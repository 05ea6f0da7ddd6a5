import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { dateFormat } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { Badge } from '@/ui/parts/badge'
import { Stars } from '@/ui/parts/stars'
import { answerText } from './supplier-figures'
import { supplierGoodsPath, supplierPath, type SupplierFacts, type SupplierView } from './supplier-view'

type Props = { supplier: SupplierView; facts: SupplierFacts; site: string; children: ReactNode }

/** The seller beside what they sell (rule P32): who it is, what is measured, and the ways there. */
export function SupplierCard({ supplier, facts, site, children }: Props) {
  const t = useTranslations('supplier')
  const locale = useLocale()
  const format = useFormatter()
  const { slug, name, company, place, checkedAt } = supplier
  const { rating, delivered, answerSeconds } = facts
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' })
  return (
    <div className="border-line grid gap-3 rounded-md border p-4">
      <div className="grid gap-1">
        <h2 className="text-lg wrap-anywhere">{name}</h2>
        {company ? (
          <p className="text-muted text-sm" lang={company.lang}>
            {company.text}
          </p>
        ) : null}
        <p className="text-sm">{place}</p>
        {checkedAt ? (
          <p>
            <Badge tone="celadon">{t('checked', { site, date: day.format(new Date(checkedAt)) })}</Badge>
          </p>
        ) : null}
      </div>
      <dl className="figures grid gap-1 text-sm">
        {rating ? (
          <Row name={t('rating')}>
            <Stars {...rating} />
          </Row>
        ) : null}
        {delivered > 0 ? <Row name={t('delivered')}>{format.number(delivered)}</Row> : null}
        {answerSeconds === null ? null : <Row name={t('answer')}>{answerText(answerSeconds, locale)}</Row>}
      </dl>
      <div className="no-print grid gap-2 lg:grid-cols-2">
        <a className="button text-center" href={localePath(locale, supplierPath(slug))}>
          {t('see')}
        </a>
        {children}
      </div>
      <p className="no-print">
        <a
          className="link inline-block min-h-6 wrap-anywhere"
          rel="nofollow"
          href={localePath(locale, supplierGoodsPath(slug))}
        >
          {t('allGoods', { seller: name })}
        </a>
      </p>
    </div>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
