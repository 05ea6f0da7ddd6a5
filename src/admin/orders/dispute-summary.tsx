import type { UIFieldServerProps } from 'payload'
import { dateFormat } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { isOpenDispute } from '@/domain/payments/dispute'
import type { Dispute } from '@/payload-types'
import { adminWords, panelLocale } from '@/admin/parts/words'

/** A dispute in words: what it does, and until when it takes an answer (rules M44, M45). */
export function DisputeSummary({ data, i18n }: UIFieldServerProps) {
  const dispute = data as Dispute | undefined
  if (!dispute?.id) return null
  const t = adminWords(i18n, 'staff.disputes')
  const locale = panelLocale(i18n)
  const money = (cents: number) => formatMoney(cents, locale)
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' })
  const { status, amount, dueBy, loss } = dispute
  return (
    <section className="field-type" data-dispute={status}>
      <p>
        <strong>{t(`about.${status}`, { amount: money(amount) })}</strong>
      </p>
      {dueBy && isOpenDispute(status) ? <p>{t('due', { day: day.format(new Date(dueBy)) })}</p> : null}
      {loss ? <p>{t('loss', { amount: money(loss) })}</p> : null}
    </section>
  )
}
