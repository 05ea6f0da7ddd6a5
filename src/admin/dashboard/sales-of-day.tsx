import type { Shown } from '@/admin/dashboard/shown'
import { adminWords } from '@/admin/words'
import { formatMoney } from '@/domain/money'
import type { Sales } from '@/features/work/read-work'

/** What was paid today, by Toronto's day, beside the whole of yesterday. */
export function SalesOfDay({ today, yesterday, i18n, locale }: Shown & { today: Sales; yesterday: Sales }) {
  const t = adminWords(i18n, 'staff.dashboard')
  return (
    <section aria-labelledby="sales" className="admin-sales">
      <h2 id="sales">{t('sales')}</h2>
      <p className="admin-sales-total">{formatMoney(today.total, locale)}</p>
      <p>
        {t('orders', { count: today.orders })} ·{' '}
        {t('yesterday', { total: formatMoney(yesterday.total, locale), count: yesterday.orders })}
      </p>
    </section>
  )
}
