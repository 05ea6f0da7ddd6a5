'use server'

import { fail } from '@/domain/result'
import { answerAction } from '@/server/http/forms/action'
import { callerFor, waitMessage } from '@/server/auth/session/client-info'
import { asSystem } from '@/server/db/data'
import { field, isTrapped } from '@/server/http/forms/form'
import { visitorAction } from '@/server/http/forms/form-action'
import { throttle } from '@/server/auth/throttle'

/** Stores an inquiry of the partnership form. */
export const sendInquiry = visitorAction({ words: 'inquiry' }, async ({ form, locale, t }) => {
  const kept = {
    name: field(form, 'name'),
    email: field(form, 'email'),
    company: field(form, 'company'),
    message: field(form, 'message'),
  }
  if (isTrapped(form)) return { ...fail('form.sendAgain', ''), kept }
  const seconds = await throttle('inquiry', await callerFor(kept.email))
  if (seconds > 0) return { ok: false, message: await waitMessage(locale, seconds), kept }
  const answer = await answerAction(locale, t('failed'), async () => {
    const db = await asSystem()
    await db.create({ collection: 'inquiries', data: { ...kept, locale, status: 'new' } })
    return { ok: true, message: t('sent') }
  })
  return answer.ok ? answer : { ...answer, kept }
})
