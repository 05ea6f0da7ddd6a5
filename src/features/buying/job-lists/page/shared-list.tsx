import './list-page.css'

import { useLocale, useTranslations } from 'next-intl'
import { colon } from '@/domain/locale'
import { formatNamedMoney } from '@/domain/money'
import { arrivalFromNow } from '@/server/texts/arrival-text'
import type { ListPage } from '@/features/buying/job-lists/get-list'
import { LineRow } from './line-row'

/** A list as those who have its link read it, with or without prices (rule M58). */
export function SharedList({ list }: { list: ListPage }) {
  const locale = useLocale()
  const t = useTranslations('jobLists')
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="mb-2 text-lg">
        {t('lines', { count: list.lines.length })}
      </h2>
      <ul className="border-line border-t">
        {list.lines.map((line) => (
          <LineRow key={line.id} line={line} hasPrices={list.sharesPrices} />
        ))}
      </ul>
      <div className="mt-4 grid justify-items-end gap-1 text-end">
        {list.sharesPrices ? (
          <>
            <p className="figures text-lg font-semibold">
              {t('total')}
              {colon(locale)}
              {formatNamedMoney(list.total, locale)}
            </p>
            <p className="text-muted text-sm">{t('before')}</p>
          </>
        ) : null}
        {list.arrival ? <p className="text-sm">{arrivalFromNow(list.arrival, locale)}</p> : null}
      </div>
    </section>
  )
}
