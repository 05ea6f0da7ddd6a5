'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { normalizeEmail } from '@/domain/people/email'
import { clientAddress } from '@/server/http/addresses/client-address'
import { rememberDevice } from '@/server/auth/session/known-devices'
import { inConstantTime } from '@/server/auth/constant-time'
import { field } from '@/server/http/forms/form'
import { visitorAction } from '@/server/http/forms/form-action'
import { staffAccount } from '@/server/auth/staff/staff-account'
import { finishStaffReset, mailStaffReset } from '@/server/auth/staff/staff-reset'
import { chooseAdminLocale } from '@/server/auth/staff/admin-locale'
import { tooOften } from '@/server/auth/throttle'
import { LOGIN_PATH } from './paths'

const EVEN = 400

/** Emails staff a reset link (`email`). Same answer and timing for every address. */
export const forgot = visitorAction(
  { words: 'forgot', failed: (t) => t('failed') },
  async ({ form, locale, t }) => {
    const email = normalizeEmail(field(form, 'email', 254))
    const caller = { address: clientAddress(await headers()), account: staffAccount(email) }
    const refusal = await tooOften('mailLink', caller)
    if (refusal) return { ...refusal, kept: { email } }
    await inConstantTime(EVEN, () => mailStaffReset(email, locale))
    return { ok: true, message: t('sent') }
  },
)

/**
 * Sets a new password by the emailed link (`token`, `password`,
 * `confirmPassword`). Signing in is a separate step.
 */
export const resetStaffPassword = visitorAction(
  { words: 'reset', failed: (t) => t('failed') },
  async ({ form, locale }) => {
    const refusal = await tooOften('followLink', { address: clientAddress(await headers()) })
    if (refusal) return refusal
    const result = await finishStaffReset({
      token: field(form, 'token', 100),
      password: field(form, 'password', 1000),
      confirmPassword: field(form, 'confirmPassword', 1000),
    })
    if (!result.ok) return result
    await rememberDevice(staffAccount(result.value.email))
    if (field(form, 'invited', 2)) await chooseAdminLocale(locale)
    redirect(`${LOGIN_PATH}?saved`)
  },
)
