'use server'

import { getTranslations } from 'next-intl/server'
import { answering } from '@/server/action'
import { asSystem } from '@/server/data'
import { field, localeIn, type FormState } from '@/server/form'
import { mayAskNow } from './inquiry-limit'

/** Keeps what the partnership form brought. A filled trap field is a program's; it is thanked and forgotten. */
export async function sendInquiry(_: FormState, form: FormData): Promise<FormState> {
  const locale = localeIn(form)
  const t = await getTranslations({ locale, namespace: 'inquiry' })
  const kept = {
    name: field(form, 'name'),
    email: field(form, 'email'),
    company: field(form, 'company'),
    message: field(form, 'message'),
  }
  if (field(form, 'website') !== '') return { ok: true, message: t('sent') }
  if (!(await mayAskNow(kept.email))) return { ok: false, message: t('tooMany'), kept }
  const answer = await answering(locale, t('failed'), async () => {
    const db = await asSystem()
    await db.create({ collection: 'inquiries', data: { ...kept, locale, status: 'new' } })
    return { ok: true, message: t('sent') }
  })
  return answer.ok ? answer : { ...answer, kept }
}
