'use server'

import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { localePath } from '@/messages/locales'
import { endSession, endSessions } from '@/server/auth/account-sessions'
import { refused } from '@/server/forms/action'
import { inTransaction } from '@/server/db/transaction'
import type { FormState } from '@/domain/form-state'
import { field } from '@/server/forms/form'
import { formAction } from '@/server/forms/form-action'
import { clientInfoOf } from '@/server/auth/client-info'
import { requestEmailChange, finishEmailChange } from './change-email'
import { clearSessionCookies } from '@/server/auth/session-start'
import { currentMember } from '@/server/auth/member'
import { secretIn } from '@/server/forms/sign-up-form'

/** Asks for another address (`email`, `currentPassword`): a link goes there, a warning to the old one. */
export const changeEmail = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const asking = await clientInfoOf(form)
  const t = await getTranslations({ locale: asking.locale, namespace: 'security' })
  const email = field(form, 'email', 300)
  const member = await currentMember()
  if (!member.ok) return refused(asking.locale, t('emailFailed'), member.issues)
  const change = { email, currentPassword: secretIn(form, 'currentPassword') }
  const result = await requestEmailChange(member.value, change, asking)
  if (!result.ok)
    return { ...(await refused(asking.locale, t('emailFailed'), result.issues)), kept: { email } }
  return { ok: true, message: t('emailAsked', { email: result.value.email }) }
})

/** Completes the change by the mailed link (`token`), wherever it was opened; all sessions but this browser's end. */
export const confirmEmail = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const asking = await clientInfoOf(form)
  const t = await getTranslations({ locale: asking.locale, namespace: 'security' })
  const member = await currentMember()
  const sid = member.ok ? member.value.sid : ''
  const result = await finishEmailChange(field(form, 'token', 100), sid, asking)
  if (!result.ok) return refused(asking.locale, t('emailFailed'), result.issues)
  return { ok: true, message: t('emailChanged', { email: result.value.email }) }
})

/** Signs one browser out (`session`, an id of `listSessions`); somebody else's id changes nothing. */
export const endOneSession = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const { locale } = await clientInfoOf(form)
  const t = await getTranslations({ locale, namespace: 'security' })
  const member = await currentMember()
  if (!member.ok) return refused(locale, t('sessionsFailed'), member.issues)
  await endSession({ id: member.value.id, collection: 'users' }, field(form, 'session', 60))
  return { ok: true, message: t('sessionEnded') }
})

/** Signs out everywhere, here too, and goes home. */
export const endAllSessions = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const { locale } = await clientInfoOf(form)
  const t = await getTranslations({ locale, namespace: 'security' })
  const member = await currentMember()
  if (!member.ok) return refused(locale, t('sessionsFailed'), member.issues)
  await inTransaction((tx) => endSessions(tx, member.value.id))
  await clearSessionCookies()
  redirect(localePath(locale, '/'))
})
