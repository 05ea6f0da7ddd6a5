'use server'

import { redirect } from 'next/navigation'
import { localePath } from '@/messages/locales'
import { field } from '@/server/http/forms/form'
import { memberAction, visitorAction } from '@/server/http/forms/form-action'
import { clientInfoOf } from '@/server/auth/session/client-info'
import { changeOwnPassword } from './change-password'
import { afterSignIn, beginSession } from '@/server/auth/session/session-start'
import { memberOf } from '@/server/auth/member'
import { finishReset, requestReset } from './reset-password'
import { secretIn } from '@/server/http/forms/sign-up-form'

/** Emails a link for a new password (`email`); same answer and timing whether or not there is an account. */
export const forgotPassword = visitorAction(
  { words: 'forgot', failed: (t) => t('failed') },
  async ({ form, t }) => {
    const email = field(form, 'email', 300)
    const result = await requestReset(email, await clientInfoOf(form))
    return result.ok ? { ok: true, message: t('sent') } : { ...result, kept: { email } }
  },
)

/**
 * Sets a new password by an emailed link (`token`, `password`, `confirmPassword`), ends all sessions, signs in and
 * goes home.
 */
export const resetPassword = visitorAction(
  { words: 'reset', failed: (t) => t('failed') },
  async ({ form, locale }) => {
    const result = await finishReset(
      {
        token: field(form, 'token', 100),
        password: secretIn(form, 'password'),
        confirmPassword: secretIn(form, 'confirmPassword'),
      },
      await clientInfoOf(form),
    )
    if (!result.ok) return result
    await beginSession(result.value)
    redirect(afterSignIn(result.value, localePath(locale, '/')))
  },
)

/**
 * Changes the signed-in member's password (`currentPassword`, `password`, `confirmPassword`); all other sessions end.
 */
export const changePassword = memberAction(
  { words: 'security', failed: (t) => t('passwordFailed') },
  async ({ form, t, member }) => {
    const result = await changeOwnPassword(memberOf(member), {
      currentPassword: secretIn(form, 'currentPassword'),
      password: secretIn(form, 'password'),
      confirmPassword: secretIn(form, 'confirmPassword'),
    })
    return result.ok ? { ok: true, message: t('passwordChanged') } : result
  },
)
