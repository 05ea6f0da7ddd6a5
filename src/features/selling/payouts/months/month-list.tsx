import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { ENTRY_KINDS } from '@/domain/payments/ledger'
import type { MonthTotals } from '@/domain/payments/payouts/month-sums'
import { localePath } from '@/messages/locales'
import { Price } from '@/ui/parts/price'
import { FINANCIALS } from '@/features/selling/payouts/financials-query'

/** What each month sold, cost, returned and paid out, and what was left after it (rule S50). */
export function MonthList({ totals }: { totals: readonly MonthTotals[] }) {
  const t = useTranslations('financials')
  const locale = useLocale()
  const { dateTime } = useFormatter()
  if (totals.length === 0) return null
  const nameOf = (month: string) =>
    dateTime(new Date(`${month}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <section aria-labelledby="months" className="mb-10">
      <h2 id="months" className="text-lg">
        {t('months.title')}
      </h2>
      <p className="text-muted mb-3 max-w-prose">{t('months.about')}</p>
      <ul className="border-line bg-raised divide-line divide-y rounded-md border">
        {totals.map(({ month, sums, brought, closing }) => (
          <li key={month} className="grid gap-x-6 gap-y-2 p-4 md:grid-cols-[9rem_1fr_auto]">
            <h3 className="text-base">
              <a className="link" href={`${localePath(locale, FINANCIALS)}?month=${month}#differences`}>
                {nameOf(month)}
              </a>
            </h3>
            <dl className="text-muted flex min-w-0 flex-wrap gap-x-4 text-sm">
              {ENTRY_KINDS.filter((kind) => (sums[kind] ?? 0) !== 0).map((kind) => (
                <div key={kind} className="flex flex-wrap gap-x-1">
                  <dt>{t(`statement.kinds.${kind}`)}</dt>
                  <dd className="figures">
                    <Price cents={sums[kind] ?? 0} />
                  </dd>
                </div>
              ))}
            </dl>
            <dl className="figures flex flex-wrap justify-between gap-x-4 md:grid md:text-end">
              <div>
                <dt className="sr-only">{t('months.brought')}</dt>
                <dd className="font-medium">
                  <Price cents={brought} />
                </dd>
              </div>
              <div className="text-muted flex flex-wrap gap-x-1 text-sm md:justify-end">
                <dt>{t('months.closing')}</dt>
                <dd>
                  <Price cents={closing} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
