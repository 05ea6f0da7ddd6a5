'use server'

import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { localePath } from '@/messages/locales'
import { refused } from '@/server/forms/action'
import type { FormState } from '@/domain/form-state'
import { field } from '@/server/forms/form'
import { formAction } from '@/server/forms/form-action'
import { clientInfoOf } from '@/server/auth/client-info'
import { clearSessionCookies } from '@/server/auth/session-start'
import { deleteOwnAccount } from './delete-account'
import { sendConfirmationLink } from './send-confirmation-link'
import { currentMember } from '@/server/auth/member'
import { secretIn } from '@/server/forms/sign-up-form'

/** Deletes the account (`currentPassword`, or the `token` of a mailed link) and goes where that is said; or says what stands against it. */
export const deleteAccount = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const asking = await clientInfoOf(form)
  const t = await getTranslations({ locale: asking.locale, namespace: 'leaving' })
  const member = await currentMember()
  if (!member.ok) return refused(asking.locale, t('failed'), member.issues)
  const proof = { password: secretIn(form, 'currentPassword'), token: field(form, 'token', 100) }
  const result = await deleteOwnAccount(member.value, proof, asking)
  if (!result.ok) return refused(asking.locale, t('failed'), result.issues)
  await clearSessionCookies()
  redirect(localePath(asking.locale, '/delete-account?done=1'))
})

/** Mails the link that stands in for the password, to export (`for` is `export`) or to delete (`delete`). */
export const mailConfirmation = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const asking = await clientInfoOf(form)
  const t = await getTranslations({ locale: asking.locale, namespace: 'leaving' })
  const member = await currentMember()
  if (!member.ok) return refused(asking.locale, t('failed'), member.issues)
  const purpose = field(form, 'for', 10) === 'delete' ? 'delete' : 'export'
  const result = await sendConfirmationLink(purpose, member.value, asking)
  if (!result.ok) return refused(asking.locale, t('failed'), result.issues)
  return { ok: true, message: t('linkSent', { email: result.value.email }) }
})
