'use server'

import { redirect } from 'next/navigation'
import { localePath } from '@/messages/locales'
import { refused } from '@/server/http/forms/action'
import { visitorAction } from '@/server/http/forms/form-action'
import { clientInfoOf } from '@/server/auth/session/client-info'
import { completeGoogleSignUp } from './complete-google-sign-up'
import { beginSession } from '@/server/auth/session/session-start'
import { clearNewcomer, getNewcomer } from './google-cookies'
import { currentMember } from '@/server/auth/session/session'
import { afterSignUp, safeNext } from '@/server/auth/safe-next'
import { keptOf, signUpIn } from '@/server/http/forms/sign-up-form'

/**
 * Completes a first sign-in with Google: the profile step with `terms`, `age` and `marketing`, then redirects to
 * `next`.
 */
export const completeSignUp = visitorAction({ words: 'register' }, async ({ form, locale, t }) => {
  const newcomer = await getNewcomer()
  if (!newcomer) {
    // Sent again after success: the account exists and this browser is signed in.
    if (await currentMember()) redirect(safeNext(form.get('next'), locale))
    redirect(`${localePath(locale, '/login')}?google=expired`)
  }
  const { next: _next, ...input } = signUpIn(form)
  const result = await completeGoogleSignUp(newcomer, input, await clientInfoOf(form))
  if (result.ok) {
    await clearNewcomer()
    await beginSession(result.value)
    redirect(afterSignUp(newcomer.intent.next, input.userType))
  }
  const answer = await refused(locale, t('checkFields'), result.issues)
  return { ...answer, message: t('failed', { message: answer.message ?? '' }), kept: keptOf(input) }
})
