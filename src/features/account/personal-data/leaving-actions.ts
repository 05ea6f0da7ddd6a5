'use server'

import { redirect } from 'next/navigation'
import { localePath } from '@/messages/locales'
import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'
import { clientInfoOf } from '@/server/auth/session/client-info'
import { clearSessionCookies } from '@/server/auth/session/session-start'
import { deleteOwnAccount } from './delete-account'
import { sendConfirmationLink } from './send-confirmation-link'
import { memberOf } from '@/server/auth/member'
import { secretIn } from '@/server/http/forms/sign-up-form'

/**
 * Deletes the account (`currentPassword`, or the `token` of an emailed link) and redirects; or returns what prevents
 * it.
 */
export const deleteAccount = memberAction(
  { words: 'leaving', failed: (t) => t('failed'), evenIfTermsDue: true },
  async ({ form, locale, member }) => {
    const proof = { password: secretIn(form, 'currentPassword'), token: field(form, 'token', 100) }
    const result = await deleteOwnAccount(memberOf(member), proof, await clientInfoOf(form))
    if (!result.ok) return result
    await clearSessionCookies()
    redirect(localePath(locale, '/delete-account?done=1'))
  },
)

/** Emails the link that replaces the password, to export (`for` is `export`) or to delete (`delete`). */
export const mailConfirmation = memberAction(
  { words: 'leaving', failed: (t) => t('failed'), evenIfTermsDue: true },
  async ({ form, t, member }) => {
    const purpose = field(form, 'for', 10) === 'delete' ? 'delete' : 'export'
    const result = await sendConfirmationLink(purpose, memberOf(member), await clientInfoOf(form))
    return result.ok ? { ok: true, message: t('linkSent', { email: result.value.email }) } : result
  },
)
