import type { Locale } from '@/domain/locale'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Inside, Transaction } from '@/server/db/transaction'
import { queueEmail } from '@/server/talk/email/queue-email'

const { staff } = tables

export type FactorChange = {
  what: 'staffFactorOn' | 'staffFactorOff' | 'staffFactorReset' | 'staffRecoveryCodes'
  locale: Locale
}

/** Emails a member of staff that the second factor of their account changed, in the transaction of the change (rule A28). */
export async function mailFactorChange(
  { tx, inside }: { tx: Transaction; inside: Inside },
  id: string,
  { what, locale }: FactorChange,
) {
  const [account] = await tx.select({ email: staff.email }).from(staff).where(eq(staff.id, id))
  if (!account) return
  const params = { path: '/admin/forgot' }
  await queueEmail(inside, { template: what, params, to: account.email, locale })
}
