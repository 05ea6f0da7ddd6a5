'use server'

import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { localePath } from '@/messages/locales'
import { answering, refused } from '@/server/forms/action'
import type { FormState } from '@/domain/form-state'
import { formAction } from '@/server/forms/form-action'
import { clientInfoOf } from '@/server/auth/client-info'
import { refreshHintCookie } from '@/server/auth/session-start'
import { saveNewsletterConsent } from './save-newsletter-consent'
import { currentMember, memberUser } from '@/server/auth/member'
import { businessIn, isTicked, keptOf, profileIn } from '@/server/forms/sign-up-form'
import { saveOwnProfile } from './save-profile'

/** Saves the profile of whoever is signed in, and for a seller the business with it; back to the view with 'Profile updated successfully!'. */
export const saveProfile = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const { locale } = await clientInfoOf(form)
  const t = await getTranslations({ locale, namespace: 'profile' })
  const issues = await getTranslations({ locale, namespace: 'issues.account' })
  const user = await memberUser()
  if (!user) return { ok: false, message: issues('signIn') }
  const failed = t(user.userType === 'seller' ? 'sellerFailed' : 'failed')
  const input = { ...profileIn(form), ...businessIn(form) }
  const answer = await answering(locale, failed, async () => {
    const result = await saveOwnProfile(user, input)
    return result.ok ? { ok: true } : refused(locale, failed, result.issues)
  })
  if (!answer.ok) return { ...answer, kept: keptOf(input) }
  await refreshHintCookie()
  redirect(localePath(locale, '/profile?saved=profile'))
})

/** News by mail, or none from now on (rule P7): what is kept and a row that says when it was wished. */
export const saveNewsletter = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const { locale } = await clientInfoOf(form)
  const t = await getTranslations({ locale, namespace: 'profile' })
  const member = await currentMember()
  if (!member.ok) return refused(locale, t('failed'), member.issues)
  const isWanted = isTicked(form, 'marketing')
  await saveNewsletterConsent(member.value, isWanted, locale)
  return { ok: true, message: t(isWanted ? 'newsOn' : 'newsOff'), kept: { marketing: isWanted ? 'on' : '' } }
})
