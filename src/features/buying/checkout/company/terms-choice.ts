import { formatDay } from '@/domain/values/calendar'
import { checkCredit, dueDayOf, ordersOnTerms } from '@/domain/people/companies/terms'
import type { Quote } from '@/domain/cart/quote/quote'
import type { Locale } from '@/domain/locale'
import { fail, issue, type Result } from '@/domain/result'
import { readCredit, type CompanyCredit } from '@/server/people/companies/credit'
import { lockCompany } from '@/server/people/companies/lock-company'
import type { CompanyMember } from '@/server/people/companies/membership'
import type { Transaction } from '@/server/db/transaction'
import { Refusal } from '@/server/db/refusal'

/** The terms that a colleague orders on, with the company locked, before the goods: nobody else uses its credit meanwhile (rule M120). */
export async function lockTerms(
  tx: Transaction,
  colleague: CompanyMember | undefined,
): Promise<CompanyCredit> {
  if (!colleague) throw new Refusal([issue('netTerms.none', 'provider')])
  if (!ordersOnTerms(colleague.role)) throw new Refusal([issue('netTerms.role', 'provider')])
  await lockCompany(tx, colleague.company)
  const credit = await readCredit(tx, colleague.company)
  if (!credit) throw new Refusal([issue('netTerms.none', 'provider')])
  return credit
}

/** Whether it fits, and is due on the day that the buyer saw; without one, that is known when it is confirmed (rules M23, M120). */
export function checkTermsChosen(
  credit: CompanyCredit,
  { total }: Pick<Quote, 'total'>,
  seen: string | undefined,
  locale: Locale = 'en',
): Result<true> {
  const day = dueDayOf(credit.netDays, new Date())
  if (seen !== undefined && seen !== day)
    return fail('netTerms.changedDay', 'provider', { day: formatDay(day, locale) })
  return checkCredit(credit, total)
}
