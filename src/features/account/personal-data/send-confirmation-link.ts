import 'server-only'
import { ok, type Result } from '@/domain/result'
import { inTransaction } from '@/server/db/transaction'
import { queueEmail } from '@/server/talk/email/queue-email'
import { tooOften } from '@/server/auth/throttle'
import type { ClientInfo } from '@/server/auth/session/client-info'
import type { Member } from '@/server/auth/member'
import { issueToken } from '@/server/auth/sign-up/tokens'

const LINKS = {
  export: { template: 'exportLink', page: '/export' },
  delete: { template: 'deleteLink', page: '/delete-account' },
} as const

/** Emails a member a link that replaces the password. */
export async function sendConfirmationLink(
  purpose: keyof typeof LINKS,
  { id: user, email }: Member,
  { locale, address }: ClientInfo,
): Promise<Result<{ email: string }>> {
  const refusal = await tooOften('mailLink', { address, account: email })
  if (refusal) return refusal
  const { template, page } = LINKS[purpose]
  await inTransaction(async (tx, inside) => {
    const token = await issueToken(tx, { purpose, email, locale, user })
    await queueEmail(inside, {
      template,
      params: { path: `${page}?token=${token}` },
      to: email,
      user,
      locale,
    })
  })
  return ok({ email })
}
