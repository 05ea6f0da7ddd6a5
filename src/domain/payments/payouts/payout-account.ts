import { CURRENCIES, type Currency } from '@/domain/money'
import type { Actor } from '@/domain/people/actor'
import { fail, failAll, issue, issuesOf, ok, settle, type Issue, type Result } from '@/domain/result'
import { cleanLine, isBlank, lengthOf } from '@/domain/values/text'
import { PAYOUT_REQUESTS, SETTLEMENT_MODES, type PayoutRequests, type SettlementMode } from './payout'

export const ACCOUNT_FIELDS = ['accountHolder', 'bankName', 'bankAccount'] as const
type Line = (typeof ACCOUNT_FIELDS)[number]

export type PayoutAccount = Record<Line, string>
export type AccountInput = Partial<Record<Line, string | null>>

const MAX_LINE = 200
/** Account numbers with their bank and branch, and IBANs. Only four characters are shown, so six are the least. */
const NUMBER = /^(?=[0-9A-Z](?:[ -]?[0-9A-Z]){5,33}$)[0-9A-Z -]{6,40}$/

/** The bank account payouts go to: all three parts (rule P8). */
export function checkPayoutAccount(input: AccountInput): Result<PayoutAccount> {
  const account = {
    accountHolder: cleanLine(input.accountHolder ?? ''),
    bankName: cleanLine(input.bankName ?? ''),
    bankAccount: cleanLine(input.bankAccount ?? '').toUpperCase(),
  }
  const { accountHolder, bankName, bankAccount } = account
  const long = (['accountHolder', 'bankName'] as const).filter((name) => lengthOf(account[name]) > MAX_LINE)
  const issues: Issue[] = [
    ...(isBlank(accountHolder) ? [issue('payoutAccount.holder', 'accountHolder')] : []),
    ...(isBlank(bankName) ? [issue('payoutAccount.bank', 'bankName')] : []),
    ...(NUMBER.test(bankAccount) ? [] : [issue('payoutAccount.number', 'bankAccount')]),
    ...long.map((name) => issue('address.tooLong', name, { max: MAX_LINE })),
  ]
  return settle(issues, account)
}

type StoredAccount = { payout?: AccountInput | null; bankAccount?: string | null }
type Change = { next: StoredAccount; before?: StoredAccount; actor: Actor }

/** Which parts of the account a write changes. A part that is not sent stays; the masked number is the stored one. */
export function changedAccount(next: StoredAccount, before: StoredAccount | undefined): Line[] {
  const [wanted, stored] = [partsOf(next), partsOf(before ?? {})]
  return ACCOUNT_FIELDS.filter(
    (name) => wanted[name] !== undefined && (wanted[name] || null) !== (stored[name] || null),
  )
}

const partsOf = ({ payout, bankAccount }: StoredAccount): AccountInput => ({
  accountHolder: payout?.accountHolder,
  bankName: payout?.bankName,
  bankAccount,
})

/** Its owner alone changes the account, with the current password, so no request to Payload's own routes can (rule P8). */
export function payoutAccountRule({ next, before, actor }: Change, isProven: boolean): Result<object> {
  const changed = changedAccount(next, before)
  if (actor.kind === 'system' || changed.length === 0) return settle([], {})
  if (actor.kind !== 'seller') return fail('moves.notYours', 'bankAccount')
  if (!isProven) return fail('payoutAccount.password', 'currentPassword')
  const isSameNumber = !changed.includes('bankAccount')
  const issues = issuesOf(checkPayoutAccount(partsOf(next)))
  // The stored number is known here by its mask, which is no account number.
  const isMasked = ({ path }: Issue) => path === 'bankAccount' && isSameNumber && Boolean(next.bankAccount)
  return settle(
    issues.filter((each) => !isMasked(each)),
    {},
  )
}

/** The form of the payout account as it is stored. A number that is not typed stays as it is. */
export type PayoutValues = {
  accountHolder: string | null
  bankName: string | null
  bankAccount?: string
  currency: Currency
  settlement: SettlementMode
  requests: PayoutRequests
}

/** Every value of the form, or what is wrong with it. Without any part of an account only the other settings are stored. */
export function parsePayout(
  lines: Readonly<Record<string, string | undefined>>,
  hasNumber: boolean,
): Result<PayoutValues> {
  const isEmpty = !hasNumber && ACCOUNT_FIELDS.every((name) => isBlank(lines[name] ?? ''))
  const isNumberTyped = !isBlank(lines.bankAccount ?? '')
  const account = checkPayoutAccount(lines)
  const isAsked = ({ path }: Issue) => !isEmpty && (path !== 'bankAccount' || isNumberTyped || !hasNumber)
  const currency = CURRENCIES.find((each) => each === lines.currency)
  const settlement = SETTLEMENT_MODES.find((each) => each === lines.settlement)
  const requests = PAYOUT_REQUESTS.find((each) => each === lines.requests)
  const issues = [
    ...issuesOf(account).filter(isAsked),
    ...(currency ? [] : [issue('payoutAccount.choice', 'currency')]),
    ...(settlement ? [] : [issue('payoutAccount.choice', 'settlement')]),
    ...(requests ? [] : [issue('payoutAccount.choice', 'requests')]),
  ]
  if (!currency || !settlement || !requests || issues.length > 0) return failAll(issues)
  const line = (name: Line) => cleanLine(lines[name] ?? '') || null
  const number = line('bankAccount')?.toUpperCase()
  return ok({
    accountHolder: line('accountHolder'),
    bankName: line('bankName'),
    ...(number ? { bankAccount: number } : {}),
    currency,
    settlement,
    requests,
  })
}
