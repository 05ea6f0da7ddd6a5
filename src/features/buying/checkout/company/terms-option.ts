import 'server-only'
import { checkCredit, dueDayOf, creditLeft, ordersOnTerms } from '@/domain/people/companies/terms'
import type { Quote } from '@/domain/cart/quote/quote'
import { dateFormat, type Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import type { MemberUser } from '@/server/auth/session/session'
import { readCredit } from '@/server/people/companies/credit'
import { readMembership } from '@/server/people/companies/membership'
import { database } from '@/server/db/transaction'
import { getTranslations } from '@/server/texts/translations'
import type { ApprovalNeed } from './approval-need'

/** The third way to pay, in the reader's words (rule M120); closed, it says why. */
export type TermsOption = { title: string; text: string; isOpen: boolean; dueOn: string | null }

/** Null for who does not order on a company's terms. An order that waits first is due so many days after it is confirmed. */
export async function getTermsOption(
  { id, membership }: MemberUser,
  { total, isFinal }: Pick<Quote, 'total' | 'isFinal'>,
  need: ApprovalNeed | null,
  locale: Locale,
): Promise<TermsOption | null> {
  if (!membership) return null
  const db = await database()
  const member = await readMembership(db, id)
  if (!member || !ordersOnTerms(member.role)) return null
  const credit = await readCredit(db, member.company)
  if (!credit) return null
  const t = getTranslations({ locale, namespace: 'netTerms.checkout' })
  const fits = checkCredit(credit, total)
  const days = credit.netDays
  const sums = {
    left: formatMoney(creditLeft(credit), locale),
    limit: formatMoney(credit.creditLimit, locale),
  }
  const isAtOnce = isFinal && need?.kind !== 'waits'
  const dueOn = dueDayOf(days, new Date())
  const day = dateFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(dueOn))
  const closed = credit.overdue ? t('overdue') : t('overLimit', sums)
  return {
    title: isAtOnce ? t('option', { day }) : t('later', { days }),
    text: fits.ok ? t('left', { days, ...sums }) : closed,
    isOpen: fits.ok,
    dueOn: isAtOnce ? dueOn : null,
  }
}
