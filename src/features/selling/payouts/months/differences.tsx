import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { Button } from '@/ui/parts/button'
import { Price } from '@/ui/parts/price'
import { FINANCIALS } from '@/features/selling/payouts/financials-query'
import type { Difference } from './get-difference'

const STEPS = [
  'unpaid',
  'bookedElsewhere',
  'placedElsewhere',
  'paid',
  'refunded',
  'housePaid',
  'ourTax',
  'commission',
  'commissionTax',
  'adjustment',
  'brought',
] as const
/** What the steps before come to. */
const SUMS: readonly string[] = ['paid', 'brought']

type Props = { difference: Difference; months: readonly string[]; isSeoul: boolean }

/** Why a month of the orders and the same month here differ, step by step to the cent (rule S51). */
export function Differences({ difference, months, isSeoul }: Props) {
  const t = useTranslations('financials.differences')
  const locale = useLocale()
  const { dateTime } = useFormatter()
  const nameOf = (month: string) =>
    dateTime(new Date(`${month}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const { month, orders, placed } = difference
  if (months.length === 0) return null
  return (
    <section aria-labelledby="differences" className="mb-10">
      <h2 id="differences" className="text-lg">
        {t('title')}
      </h2>
      <p className="text-muted mb-4 max-w-prose">
        {t('about')} {t(isSeoul ? 'daysOfSeoul' : 'daysOfToronto')}
      </p>
      <form
        action={`${localePath(locale, FINANCIALS)}#differences`}
        className="mb-4 flex flex-wrap items-end gap-3"
      >
        <label className="grid gap-1">
          <span className="font-medium">{t('month')}</span>
          <select name="month" className="input" defaultValue={month} key={month}>
            {months.map((each) => (
              <option key={each} value={each}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">{t('show')}</Button>
      </form>
      <dl className="border-line bg-raised divide-line max-w-3xl divide-y rounded-md border">
        <Step name={t('steps.placed', { count: orders })} about={t('why.placed')} cents={placed} isSum />
        {STEPS.filter((step) => SUMS.includes(step) || difference[step] !== 0).map((step) => (
          <Step
            key={step}
            name={t(`steps.${step}`)}
            about={t(`why.${step}`)}
            cents={difference[step]}
            isSum={SUMS.includes(step)}
          />
        ))}
        {difference.payout === 0 ? null : (
          <Step name={t('steps.payout')} about={t('why.payout')} cents={difference.payout} />
        )}
      </dl>
    </section>
  )
}

function Step({
  name,
  about,
  cents,
  isSum = false,
}: {
  name: string
  about: string
  cents: number
  isSum?: boolean
}) {
  return (
    <div className="xs:grid-cols-[minmax(0,1fr)_auto] grid gap-x-4 px-4 py-3">
      <dt className={isSum ? 'font-semibold' : undefined}>{name}</dt>
      <dd className={`figures xs:text-end ${isSum ? 'font-semibold' : ''}`}>
        <Price cents={cents} />
      </dd>
      <dd className="text-muted xs:col-span-2 max-w-prose min-w-0 text-sm wrap-anywhere">{about}</dd>
    </div>
  )
}
