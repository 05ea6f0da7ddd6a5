import 'server-only'
import { marksOf } from '@/domain/forms/edit-windows'
import type { Lines } from '@/domain/forms/form-rows'
import type { Seller } from '@/payload-types'
import { asUser } from '@/server/db/data'
import type { MemberUser } from '@/server/auth/session/session'
import { markOf } from '@/server/http/forms/marks'

type StoredAccount = Pick<Seller, 'payout' | 'bankAccount'>

/** What two windows of the form compare; the number is masked. */
export const storedPayout = ({ payout, bankAccount }: StoredAccount) => ({
  accountHolder: payout.accountHolder || null,
  bankName: payout.bankName || null,
  bankAccount: bankAccount || null,
  currency: payout.currency,
  settlement: payout.settlement ?? 'monthly',
  requests: payout.requests,
})

export type StoredPayout = ReturnType<typeof storedPayout>

/** The fields of the form. The number is never filled in. */
export const payoutLines = ({ bankAccount: _, ...values }: StoredPayout): Lines =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']))

export type OwnAccount = { lines: Lines; seen: string; number: string | null }

/** A seller's own payout account as its form shows it: the number by its last four characters (rule P8). */
export async function getAccount(user: MemberUser): Promise<OwnAccount> {
  const db = await asUser(user)
  const seller = await db.findByID({
    collection: 'sellers',
    id: user.id,
    select: { payout: true, bankAccount: true },
  })
  const values = storedPayout(seller)
  return {
    lines: payoutLines(values),
    seen: JSON.stringify(marksOf(values, markOf)),
    number: values.bankAccount,
  }
}
