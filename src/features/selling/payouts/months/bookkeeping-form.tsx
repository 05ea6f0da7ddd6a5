import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Button } from '@/ui/parts/button'
import { SelectField } from '@/ui/forms/fields/select-field'

/** The file for the bookkeeping: from a month to a month (rule S52). A plain form: it needs no script. */
export function BookkeepingForm({ months, isSeoul }: { months: readonly string[]; isSeoul: boolean }) {
  const t = useTranslations('financials.bookkeeping')
  const locale = useLocale()
  const { dateTime } = useFormatter()
  const options = months.map((month) => {
    const name = dateTime(new Date(`${month}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
    return [month, name] as const
  })
  if (months.length === 0) return null
  return (
    <>
      <h3 className="mt-6 text-base">{t('title')}</h3>
      <p className="text-muted mb-3 max-w-prose">
        {t('about')} {t(isSeoul ? 'byDaysOfSeoul' : 'byDaysOfToronto')}
      </p>
      <form action="/api/seller-bookings" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="locale" value={locale} />
        <SelectField
          id="bookings-from"
          name="from"
          label={t('from')}
          options={options}
          defaultValue={months.at(-1)}
        />
        <SelectField id="bookings-to" name="to" label={t('to')} options={options} defaultValue={months[0]} />
        <Button type="submit">{t('download')}</Button>
      </form>
    </>
  )
}
