'use server'

import { getTranslations } from 'next-intl/server'
import { answering } from '@/server/forms/action'
import { callerFor, waitMessage } from '@/server/auth/caller'
import { asSystem } from '@/server/data'
import type { FormState } from '@/domain/form-state'
import { field, localeIn } from '@/server/forms/form'
import { formAction } from '@/server/forms/form-action'
import { throttle } from '@/server/auth/throttle'

/** Keeps what the partnership form brought. A filled trap field is a program's; it is thanked and forgotten. */
export const sendInquiry = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const locale = localeIn(form)
  const t = await getTranslations({ locale, namespace: 'inquiry' })
  const kept = {
    name: field(form, 'name'),
    email: field(form, 'email'),
    company: field(form, 'company'),
    message: field(form, 'message'),
  }
  if (field(form, 'website') !== '') return { ok: true, message: t('sent') }
  const seconds = await throttle('inquiry', await callerFor(kept.email))
  if (seconds > 0) return { ok: false, message: await waitMessage(locale, seconds), kept }
  const answer = await answering(locale, t('failed'), async () => {
    const db = await asSystem()
    await db.create({ collection: 'inquiries', data: { ...kept, locale, status: 'new' } })
    return { ok: true, message: t('sent') }
  })
  return answer.ok ? answer : { ...answer, kept }
})
