import 'server-only'
import type { Locale } from '@/domain/locale'
import { checkNewPassword } from '@/domain/people/sign-in/password'
import { fail, ok, type Result } from '@/domain/result'
import { recordStaffEvent } from './audit'
import { isCommonPassword } from '@/server/auth/passwords/common-passwords'
import { boot, database, inTransaction } from '@/server/db/transaction'
import { queueEmail } from '@/server/talk/email/queue-email'
import { and, eq, gt, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { endStaffSessions } from './staff-session'

const { staff } = tables

const TWO_HOURS = 2 * 60 * 60 * 1000

/** Emails the reset link if the address belongs to staff; otherwise does nothing. */
export async function mailStaffReset(email: string, locale: Locale): Promise<void> {
  const payload = await boot()
  await inTransaction(async (_, inside) => {
    const token: string | null = await payload.forgotPassword({
      collection: 'staff',
      data: { email },
      disableEmail: true,
      expiration: TWO_HOURS,
      req: { ...inside },
    })
    if (!token) return
    const params = { path: `/admin/reset/${token}` }
    await queueEmail(inside, { template: 'staffReset', params, to: email, locale })
  })
}

/** Format of Payload's reset tokens. */
const TOKEN = /^[0-9a-f]{40}$/

/** Whether the link is still valid. Checking does not use it up, since mail scanners open links. */
export async function isResetLink(token: string): Promise<boolean> {
  return (await accountOf(token)) !== null
}

type StaffReset = { token: string; password: string; confirmPassword: string }

/** Sets a new password by emailed link. Ends all sessions and starts none: signing in also needs the code. */
export async function finishStaffReset({ token, ...wanted }: StaffReset): Promise<Result<{ email: string }>> {
  const account = await accountOf(token)
  if (!account) return fail('link.spent', '')
  const checked = checkNewPassword({ ...wanted, email: account.email }, isCommonPassword)
  if (!checked.ok) return checked
  const payload = await boot()
  const data = { token, password: wanted.password }
  const done = await payload
    .resetPassword({ collection: 'staff', data, overrideAccess: true })
    .catch((error: unknown) => {
      // Used in another window meanwhile.
      if (error instanceof Error && 'status' in error && error.status === 403) return null
      throw error
    })
  if (!done) return fail('link.used', '')
  await endStaffSessions(account.id)
  await recordStaffEvent('staff.password_reset', { about: account.id })
  return ok({ email: account.email })
}

async function accountOf(token: string) {
  if (!TOKEN.test(token)) return null
  const db = await database()
  const [account] = await db
    .select({ id: staff.id, email: staff.email })
    .from(staff)
    .where(and(eq(staff.resetPasswordToken, token), gt(staff.resetPasswordExpiration, sql`now()`)))
  return account ?? null
}
