'use server'

import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { refused } from '@/server/forms/action'
import type { FormState } from '@/domain/form-state'
import { formAction } from '@/server/forms/form-action'
import { localePath } from '@/messages/locales'
import { clientInfoOf } from '@/server/auth/client-info'
import { completeGoogleSignUp } from './complete-google-sign-up'
import { beginSession } from '@/server/auth/session-start'
import { clearNewcomer, getNewcomer } from './google-cookies'
import { currentMember } from '@/server/auth/member'
import { safeNext } from '@/server/auth/safe-next'
import { keptOf, signUpIn } from '@/server/forms/sign-up-form'

/** Completes a first sign-in with Google: the profile step with `terms`, `age` and `marketing`, then on to where the person was headed. */
export const completeSignUp = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const asking = await clientInfoOf(form)
  const newcomer = await getNewcomer()
  if (!newcomer) {
    // Sent once more after the first answer: the account is there, and this browser is in it.
    if ((await currentMember()).ok) redirect(safeNext(form.get('next'), asking.locale))
    redirect(`${localePath(asking.locale, '/login')}?google=expired`)
  }
  const { next: _next, ...input } = signUpIn(form)
  const result = await completeGoogleSignUp(newcomer, input, asking)
  if (result.ok) {
    await clearNewcomer()
    await beginSession(result.value)
    redirect(newcomer.wish.next)
  }
  const t = await getTranslations({ locale: asking.locale, namespace: 'register' })
  const answer = await refused(asking.locale, t('lookAtFields'), result.issues)
  return { ...answer, message: t('failed', { message: answer.message ?? '' }), kept: keptOf(input) }
})
