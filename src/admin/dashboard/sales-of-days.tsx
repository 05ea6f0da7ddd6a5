import type { ReaderContext } from '@/admin/dashboard/shown'
import { adminWords } from '@/admin/parts/words'
import { addAll, formatMoney } from '@/domain/money'
import { FigureChart } from '@/features/selling/analytics/figure-chart'
import type { DaySales } from './read-work'

/** What was paid today, by Toronto's day, beside the whole of yesterday, and the last thirty days as bars. */
export function SalesOfDays({ days, i18n, locale }: ReaderContext & { days: readonly DaySales[] }) {
  const t = adminWords(i18n, 'staff.dashboard')
  const [yesterday, today] = [days.at(-2), days.at(-1)]
  const total = (of: readonly DaySales[]) => formatMoney(addAll(of.map((day) => day.total)), locale)
  const orders = addAll(days.map((day) => day.orders))
  return (
    <section aria-labelledby="sales">
      <h2 id="sales">{t('sales')}</h2>
      <p className="admin-figure">{formatMoney(today?.total ?? 0, locale)}</p>
      <p>
        {t('orders', { count: today?.orders ?? 0 })} ·{' '}
        {t('yesterday', {
          total: formatMoney(yesterday?.total ?? 0, locale),
          count: yesterday?.orders ?? 0,
        })}
      </p>
      <h3 className="tw:mt-5 tw:mb-1 tw:text-[15px]">{t('month')}</h3>
      <p>{t('monthTotal', { total: total(days), count: orders })}</p>
      <FigureChart
        bars={days.map(({ day, total: figure }) => ({ from: day, figure }))}
        by="day"
        name="sales"
        label={t('chart', { total: total(days), count: orders })}
        locale={locale}
      />
    </section>
  )
}
