import 'server-only'
import type { Locale } from '@/domain/locale'
import { boot, inTransaction } from './data'
import { postMail } from './mail/post'

/** Mails a member of staff the link for a new password; nobody else gets anything. */
export async function mailStaffReset(email: string, locale: Locale): Promise<void> {
  const payload = await boot()
  await inTransaction(async (_, inside) => {
    const token: string | null = await payload.forgotPassword({
      collection: 'staff',
      data: { email },
      disableEmail: true,
      req: { ...inside },
    })
    if (!token) return
    const params = { path: `/admin/reset/${token}` }
    await postMail(inside, { template: 'staffReset', params, to: email, locale })
  })
}
