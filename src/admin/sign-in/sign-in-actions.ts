'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { answerTooMany } from '@/server/next/response-status'
import { clientAddress } from '@/server/http/addresses/client-address'
import { field } from '@/server/http/forms/form'
import { visitorAction } from '@/server/http/forms/form-action'
import { knownDevice, rememberDevice } from '@/server/auth/session/known-devices'
import { setSessionCookie } from '@/server/auth/session/session'
import { STAFF_COOKIE } from '@/server/auth/session/session-cookies'
import { staffAccount } from '@/server/auth/staff/staff-account'
import { signInStaff } from '@/server/auth/staff/staff-sign-in'
import { waitCode } from '@/server/auth/throttle'
import { adminPath } from './paths'

/**
 * Signs staff in to the admin panel. Fields: `email`, `password`,
 * `code` (with a second factor), `locale`, `next`.
 */
export const signInAsStaff = visitorAction({ words: 'staff' }, async ({ form, locale, t }) => {
  const issues = await getTranslations({ locale, namespace: 'issues' })
  const email = field(form, 'email', 254)
  const given = { email, password: field(form, 'password', 200), code: field(form, 'code', 40) }
  const account = staffAccount(email)
  const device = await knownDevice(account)
  const answer = await signInStaff(given, { address: clientAddress(await headers()), device })
  if ('stop' in answer) {
    const { seconds } = answer.stop
    answerTooMany(seconds)
    const code = waitCode('staffSignIn', answer.stop)
    const message = t('failed', { message: issues(code, { minutes: Math.ceil(seconds / 60) }) })
    return { ok: false, message, kept: { email } }
  }
  if ('refused' in answer)
    return { ok: false, message: t('failed', { message: issues('staff.wrong') }), kept: { email } }
  await setSessionCookie(STAFF_COOKIE, answer.session)
  await rememberDevice(account)
  redirect(adminPath(form.get('next')))
})
