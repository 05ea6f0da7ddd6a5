import type { UIFieldServerProps } from 'payload'
import { isNetDays, NET_DAYS, termsMark } from '@/domain/people/companies/terms'
import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { formatMoney, typedAmount } from '@/domain/money'
import { getOwedSums } from './list-receivables'
import { CommandForm } from '@/admin/commands/command-form'
import { lengthLimit, commandTexts } from '@/admin/commands/command-texts'
import type { CommandField } from '@/admin/commands/command-input'
import { isAdminUser } from '@/admin/parts/is-admin-user'
import { adminWords, panelLocale } from '@/admin/parts/words'

/** On a company that buys: its terms of payment, given, changed and ended with a reason, and what is open (rule A34). */
export async function CompanyTerms({ data, user, i18n }: UIFieldServerProps) {
  if (!isAdminUser(user) || typeof data?.id !== 'string') return null
  const t = adminWords(i18n, 'staff.netTerms')
  const locale = panelLocale(i18n)
  const money = (cents: number) => formatMoney(cents, locale)
  const { open, overdue } = await getOwedSums(data.id)
  const hasTerms = isNetDays(data.netDays)
  const reason: CommandField = {
    name: 'reason',
    label: t('reason'),
    hint: t('reasonHint'),
    isLong: true,
    ...lengthLimit(i18n, ADMIN_TEXT_LIMITS.reason),
  }
  const known = { company: data.id, seen: termsMark(data) }
  return (
    <>
      <p>
        {t('state', { owed: money(open), overdue: money(overdue) })}{' '}
        <a href={`/admin/receivables?company=${data.id}`}>{t('receivables')}</a> ·{' '}
        <a href={`/admin/audit?about=${data.id}`}>{t('history')}</a>
      </p>
      <CommandForm
        title={t(hasTerms ? 'changeTitle' : 'giveTitle')}
        about={t('about')}
        command="net-terms"
        known={{ ...known, step: 'give' }}
        fields={[
          {
            name: 'netDays',
            label: t('netDays'),
            value: String(hasTerms ? data.netDays : 30),
            options: NET_DAYS.map((days) => ({ value: String(days), label: t('days', { days }) })),
          },
          {
            name: 'creditLimit',
            label: t('creditLimit'),
            value: hasTerms ? typedAmount(Number(data.creditLimit), locale) : '',
          },
          {
            name: 'settlement',
            label: t('settlement'),
            value: data.settlesUnpaid ? 'usual' : 'paid',
            options: (['paid', 'usual'] as const).map((value) => ({ value, label: t(value) })),
          },
          reason,
        ]}
        button={t('give')}
        done={t('done')}
        words={{ ...commandTexts(i18n), sure: t('sure') }}
      />
      {hasTerms ? (
        <CommandForm
          title={t('endTitle')}
          about={t('endAbout')}
          command="net-terms"
          known={{ ...known, step: 'end' }}
          fields={[reason]}
          button={t('end')}
          done={t('endDone')}
          words={{ ...commandTexts(i18n), sure: t('endSure') }}
        />
      ) : null}
    </>
  )
}
