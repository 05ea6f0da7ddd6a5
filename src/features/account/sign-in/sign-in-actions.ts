'use server'

import { redirect } from 'next/navigation'
import { refused } from '@/server/http/forms/action'
import { knownDevice } from '@/server/auth/session/known-devices'
import type { FormState } from '@/domain/forms/form-state'
import { field } from '@/server/http/forms/form'
import { visitorAction } from '@/server/http/forms/form-action'
import { signInWithPassword } from '@/server/auth/sign-in'
import { uncountTry, tooOften } from '@/server/auth/throttle'
import { clientInfoOf } from '@/server/auth/session/client-info'
import { afterSignIn, beginSession } from '@/server/auth/session/session-start'
import { safeNext } from '@/server/auth/safe-next'
import { secretIn } from '@/server/http/forms/sign-up-form'

type SignInState = FormState & { next?: string }

/**
 * Signs a member in and redirects to `next`. Fields: `email`, `password`, `locale`, `next`. Same answer and timing
 * whether or not the account exists: 'Sign In Failed: {message}'. With `stay` it returns `next` instead, for the
 * dialog.
 */
export const signIn = visitorAction<'login', SignInState>({ words: 'login' }, async ({ form, locale, t }) => {
  const asking = await clientInfoOf(form)
  const email = field(form, 'email', 300)
  const caller = { address: asking.address, account: email, device: await knownDevice(email) }
  const refusal = await tooOften('signIn', caller)
  if (refusal) {
    const { message = '' } = await refused(locale, '', refusal.issues)
    return { ok: false, message: t('failed', { message }), kept: { email } }
  }
  const session = await signInWithPassword(email, secretIn(form, 'password'), asking.agent)
  if (!session) return { ok: false, message: t('failed', { message: t('wrong') }), kept: { email } }
  await uncountTry('signIn', caller)
  await beginSession(session)
  const next = afterSignIn(session, safeNext(form.get('next'), locale))
  if (field(form, 'stay', 1) !== '') return { ok: true, next }
  redirect(next)
})
