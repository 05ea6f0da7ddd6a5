'use server'

import { redirect } from 'next/navigation'
import { localePath } from '@/messages/locales'
import { answerAction, refused } from '@/server/http/forms/action'
import { memberAction } from '@/server/http/forms/form-action'
import { refreshHintCookie } from '@/server/auth/session/session-start'
import { saveNewsletterConsent } from './save-newsletter-consent'
import { memberOf } from '@/server/auth/member'
import { businessIn, isTicked, keptOf, profileIn } from '@/server/http/forms/sign-up-form'
import { saveOwnProfile } from './save-profile'

/** Saves the signed-in member's profile, for a seller the business too; then shows 'Profile updated successfully!'. */
export const saveProfile = memberAction({ words: 'profile' }, async ({ form, locale, t, member }) => {
  // Sent again unchanged, it would be refused again.
  const failed = t('failed')
  const input = { ...profileIn(form), ...businessIn(form) }
  const answer = await answerAction(locale, failed, async () => {
    const result = await saveOwnProfile(member, input)
    return result.ok ? { ok: true } : refused(locale, failed, result.issues)
  })
  if (!answer.ok) return { ...answer, kept: keptOf(input) }
  await refreshHintCookie()
  redirect(localePath(locale, '/profile?saved=profile'))
})

/** Turns the newsletter on or off (rule P7): the current value, and a consent row with its time. */
export const saveNewsletter = memberAction({ words: 'profile' }, async ({ form, locale, t, member }) => {
  const isWanted = isTicked(form, 'marketing')
  await saveNewsletterConsent(memberOf(member), isWanted, locale)
  return {
    ok: true,
    message: t(isWanted ? 'newsletterOn' : 'newsletterOff'),
    kept: { marketing: isWanted ? 'on' : '' },
  }
})
