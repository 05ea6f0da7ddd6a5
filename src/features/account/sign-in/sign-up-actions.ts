'use server'

import { redirect } from 'next/navigation'
import { refused } from '@/server/http/forms/action'
import { fail } from '@/domain/result'
import { field, isTrapped } from '@/server/http/forms/form'
import type { FormState } from '@/domain/forms/form-state'
import { visitorAction } from '@/server/http/forms/form-action'
import { clientInfoOf } from '@/server/auth/session/client-info'
import { afterSignIn, beginSession, ensureDeviceId } from '@/server/auth/session/session-start'
import { finishSignUp } from './confirm-sign-up'
import { resendSignUp, startSignUp } from './sign-up'
import { keptOf, secretIn, signUpIn } from '@/server/http/forms/sign-up-form'
import { hashOf } from '@/server/auth/sign-up/tokens'

type SignUpState = FormState & { detail?: string }

/**
 * Takes a sign-up (fields of rule P20, plus `terms`, `age`, `marketing`, `locale`, `next`) and emails the link that
 * completes it. On success `detail` says to check the mailbox; nobody is signed in yet (docs/decisions/014).
 */
export const signUp = visitorAction<'register', SignUpState>(
  { words: 'register' },
  async ({ form, locale, t }) => {
    const input = signUpIn(form)
    const asking = { ...(await clientInfoOf(form)), deviceHash: hashOf(await ensureDeviceId()) }
    const done = { ok: true, message: t('done') }
    const { next: _next, ...typed } = input
    if (isTrapped(form)) return { ...fail('form.sendAgain', ''), kept: keptOf(typed) }
    const result = await startSignUp(input, asking)
    if (result.ok) return { ...done, detail: t('checkMailbox', { email: result.value.email }) }
    const answer = await refused(locale, t('checkFields'), result.issues)
    return { ...answer, message: t('failed', { message: answer.message ?? '' }), kept: keptOf(typed) }
  },
)

/** Completes a sign-up by its emailed link (`token`, and `password` in another browser), signs in and redirects. */
export const confirmSignUp = visitorAction(
  { words: 'verify', failed: (t) => t('failed') },
  async ({ form }) => {
    const asked = { token: field(form, 'token', 100), password: secretIn(form, 'password') }
    const result = await finishSignUp(asked, await clientInfoOf(form))
    if (!result.ok) return result
    await beginSession(result.value)
    redirect(afterSignIn(result.value, result.value.next))
  },
)

/** Emails the link of a pending sign-up again (`email`); same answer if there is none. */
export const resendConfirmation = visitorAction(
  { words: 'verify', failed: (t) => t('failed') },
  async ({ form, t }) => {
    const email = field(form, 'email', 300)
    const result = await resendSignUp(email, await clientInfoOf(form))
    return result.ok ? { ok: true, message: t('sentAgain') } : { ...result, kept: { email } }
  },
)
