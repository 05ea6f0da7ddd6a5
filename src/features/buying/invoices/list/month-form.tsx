import { useFormatter, useTranslations } from 'next-intl'
import type { Month } from '@/domain/payments/payouts/revenue'
import { Button } from '@/ui/parts/button'

type Props = { path: string; months: readonly Month[]; month: Month }

/** Another month, without script too. */
export function MonthForm({ path, months, month }: Props) {
  const t = useTranslations('invoices')
  const { dateTime } = useFormatter()
  const nameOf = (each: Month) =>
    dateTime(new Date(`${each}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <form action={path} className="no-print mb-6 flex flex-wrap items-end gap-3">
      <label className="grid gap-1">
        <span className="font-medium">{t('month')}</span>
        <select key={month} name="month" className="input" defaultValue={month}>
          {months.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">{t('show')}</Button>
    </form>
  )
}
