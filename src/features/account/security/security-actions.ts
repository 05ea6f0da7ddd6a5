'use server'

import { redirect } from 'next/navigation'
import { localePath } from '@/messages/locales'
import { endSession, endSessions } from '@/server/auth/session/account-sessions'
import { inTransaction } from '@/server/db/transaction'
import { field } from '@/server/http/forms/form'
import { memberAction, visitorAction } from '@/server/http/forms/form-action'
import { clientInfoOf } from '@/server/auth/session/client-info'
import { requestEmailChange, finishEmailChange } from './change-email'
import { clearSessionCookies } from '@/server/auth/session/session-start'
import { memberOf } from '@/server/auth/member'
import { currentMember } from '@/server/auth/session/session'
import { secretIn } from '@/server/http/forms/sign-up-form'

/** Requests another email address (`email`, `currentPassword`): a link goes to it, a warning to the old one. */
export const changeEmail = memberAction(
  { words: 'security', failed: (t) => t('emailFailed') },
  async ({ form, t, member }) => {
    const email = field(form, 'email', 300)
    const change = { email, currentPassword: secretIn(form, 'currentPassword') }
    const result = await requestEmailChange(memberOf(member), change, await clientInfoOf(form))
    if (!result.ok) return { ...result, kept: { email } }
    return { ok: true, message: t('emailAsked', { email: result.value.email }) }
  },
)

/** Completes the change by the emailed link (`token`), in any browser; all sessions but this browser's end. */
export const confirmEmail = visitorAction(
  { words: 'security', failed: (t) => t('emailFailed') },
  async ({ form, t }) => {
    const member = await currentMember()
    const sid = member ? memberOf(member).sid : ''
    const result = await finishEmailChange(field(form, 'token', 100), sid, await clientInfoOf(form))
    return result.ok ? { ok: true, message: t('emailChanged', { email: result.value.email }) } : result
  },
)

/** Ends one session (`session`, an id of `listSessions`); another member's id changes nothing. */
export const endOneSession = memberAction({ words: 'security' }, async ({ form, t, member }) => {
  await endSession(member, field(form, 'session', 60))
  return { ok: true, message: t('sessionEnded') }
})

/** Ends all sessions, this one too, and goes home. */
export const endAllSessions = memberAction({ words: 'security' }, async ({ locale, member }) => {
  await inTransaction((tx) => endSessions(tx, member.id))
  await clearSessionCookies()
  redirect(localePath(locale, '/'))
})
