import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Locale } from '@/domain/locale'
import type { StaffActor } from '@/domain/people/actor'
import { isEmailAddress, normalizeEmail } from '@/domain/people/email'
import { fail, ok, type Result } from '@/domain/result'
import { cleanLine, isBlank } from '@/domain/values/text'
import { recordAudit } from '@/server/records/audit'
import { advisoryLock } from '@/server/db/locks'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { boot, inTransaction } from '@/server/db/transaction'
import { queueEmail } from '@/server/talk/email/queue-email'

const { staff } = tables

const TWO_DAYS = 48 * 60 * 60 * 1000
const LONGEST_NAME = 120

type Invitation = { email: string; name: string; role: 'admin' | 'editor'; locale: Locale }

/** Makes an account whose password nobody knows, and emails its owner a link to set one (rule A28). */
export async function inviteStaff(actor: StaffActor, asked: Invitation): Promise<Result<{ email: string }>> {
  const email = normalizeEmail(asked.email)
  const name = cleanLine(asked.name)
  if (!isEmailAddress(email)) return fail('account.email', 'email')
  if (isBlank(name)) return fail('staff.name', 'name')
  if (name.length > LONGEST_NAME) return fail('product.tooLong', 'name', { max: LONGEST_NAME })
  const payload = await boot()
  return inTransaction(async (tx, inside): Promise<Result<{ email: string }>> => {
    await advisoryLock(tx, 'staff', email)
    const there = await tx.select({ id: staff.id }).from(staff).where(eq(staff.email, email))
    if (there.length > 0) return fail('staff.there', 'email')
    const { id } = await payload.create({
      collection: 'staff',
      data: { email, name, role: asked.role, password: randomBytes(32).toString('base64url') },
      context: { actor },
      req: { ...inside },
    })
    const token: string = await payload.forgotPassword({
      collection: 'staff',
      data: { email },
      disableEmail: true,
      expiration: TWO_DAYS,
      req: { ...inside },
    })
    // The page welcomes them, in the language of the email.
    const params = { path: `/admin/reset/${token}?invited=${asked.locale}` }
    await queueEmail(inside, { template: 'staffInvited', params, to: email, locale: asked.locale })
    await recordAudit(tx, {
      action: 'staff.invited',
      actor,
      subject: 'staff',
      subjectId: id,
      details: { role: asked.role },
    })
    return ok({ email })
  })
}
