import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { holidayText } from '@/server/texts/arrival-text'
import { localePath } from '@/messages/locales'
import { Badge } from '@/ui/parts/badge'
import { Breadcrumb } from '@/ui/parts/breadcrumb'
import type { SupplierView } from './supplier-view'

const TORONTO = 'America/Toronto'

/** Who the seller is: name in both scripts, place, since when, checked by staff. */
export function SupplierHead({ supplier, site }: { supplier: SupplierView; site: string }) {
  const t = useTranslations('supplier')
  const locale = useLocale()
  const { name, company, place, since, checkedAt, holiday } = supplier
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: TORONTO })
  const month = dateFormat(locale, { year: 'numeric', month: 'long', timeZone: TORONTO })
  return (
    <header className="grid gap-2">
      <Breadcrumb crumbs={[{ name: t('list'), href: localePath(locale, '/suppliers') }]} />
      <h1 className="text-2xl wrap-anywhere lg:text-3xl">{name}</h1>
      {company ? (
        <p className="text-muted text-lg" lang={company.lang}>
          {company.text}
        </p>
      ) : null}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>{place}</span>
        <span className="text-muted">{t('since', { site, date: month.format(new Date(since)) })}</span>
        {checkedAt ? (
          <Badge tone="celadon">{t('checked', { site, date: day.format(new Date(checkedAt)) })}</Badge>
        ) : null}
      </p>
      {holiday ? (
        <p className="bg-persimmon-wash max-w-prose rounded-md p-3 text-sm">
          {holidayText(name, holiday, locale)}
        </p>
      ) : null}
    </header>
  )
}
