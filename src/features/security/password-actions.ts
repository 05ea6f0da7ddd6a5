'use server'

import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { localePath } from '@/messages/locales'
import { refused } from '@/server/forms/action'
import type { FormState } from '@/domain/form-state'
import { field } from '@/server/forms/form'
import { formAction } from '@/server/forms/form-action'
import { clientInfoOf } from '@/server/auth/client-info'
import { changeOwnPassword } from './change-password'
import { beginSession } from '@/server/auth/session-start'
import { currentMember } from '@/server/auth/member'
import { finishReset, requestReset } from './reset-password'
import { secretIn } from '@/server/forms/sign-up-form'

/** Mails a link for a new password (`email`); the same answer, as late, whether or not there is an account. */
export const forgotPassword = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const asking = await clientInfoOf(form)
  const t = await getTranslations({ locale: asking.locale, namespace: 'forgot' })
  const email = field(form, 'email', 300)
  const result = await requestReset(email, asking)
  if (!result.ok) return { ...(await refused(asking.locale, t('failed'), result.issues)), kept: { email } }
  return { ok: true, message: t('sent') }
})

/** Sets a new password by a mailed link (`token`, `password`, `confirmPassword`), ends all sessions, signs in and goes home. */
export const resetPassword = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const asking = await clientInfoOf(form)
  const t = await getTranslations({ locale: asking.locale, namespace: 'reset' })
  const result = await finishReset(
    {
      token: field(form, 'token', 100),
      password: secretIn(form, 'password'),
      confirmPassword: secretIn(form, 'confirmPassword'),
    },
    asking,
  )
  if (!result.ok) return refused(asking.locale, t('failed'), result.issues)
  await beginSession(result.value)
  redirect(localePath(asking.locale, '/'))
})

/** Changes the password of whoever is signed in (`currentPassword`, `password`, `confirmPassword`); all other sessions end. */
export const changePassword = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const { locale } = await clientInfoOf(form)
  const t = await getTranslations({ locale, namespace: 'security' })
  const member = await currentMember()
  if (!member.ok) return refused(locale, t('passwordFailed'), member.issues)
  const result = await changeOwnPassword(member.value, {
    currentPassword: secretIn(form, 'currentPassword'),
    password: secretIn(form, 'password'),
    confirmPassword: secretIn(form, 'confirmPassword'),
  })
  if (!result.ok) return refused(locale, t('passwordFailed'), result.issues)
  return { ok: true, message: t('passwordChanged') }
})
