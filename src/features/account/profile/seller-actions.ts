'use server'

import { redirect } from 'next/navigation'
import { localePath } from '@/messages/locales'
import { refused } from '@/server/http/forms/action'
import { field } from '@/server/http/forms/form'
import { visitorAction } from '@/server/http/forms/form-action'
import { startSelling } from './become-seller'
import { refreshHintCookie } from '@/server/auth/session/session-start'
import { requireMember } from '@/server/auth/member'
import { keptOf, latinIn, profileIn } from '@/server/http/forms/sign-up-form'

/**
 * A signed-in buyer registers as a seller (rule P24): the profile fields, also in Latin letters, `company` and `businessRegistration`.
 * Redirects to /seller.
 */
export const becomeSeller = visitorAction({ words: 'register' }, async ({ form, locale, t }) => {
  const input = {
    ...profileIn(form),
    ...latinIn(form),
    businessRegistration: field(form, 'businessRegistration'),
  }
  const member = await requireMember()
  const result = member.ok ? await startSelling(member.value, input) : member
  if (!result.ok) {
    const answer = await refused(locale, t('checkFields'), result.issues)
    return { ...answer, message: t('failed', { message: answer.message ?? '' }), kept: keptOf(input) }
  }
  await refreshHintCookie()
  redirect(localePath(locale, '/seller'))
})
