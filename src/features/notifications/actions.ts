'use server'

import { getTranslations } from 'next-intl/server'
import type { FormState } from '@/domain/form-state'
import { field, localeIn } from '@/server/forms/form'
import { formAction } from '@/server/forms/form-action'
import { currentMember } from '@/server/auth/signed-in-actor'
import { markReadUntil } from './read-all'

/** Marks all of a member's news as read that the page had shown or counted. Fields: locale, until. */
export const markAllRead = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const t = await getTranslations({ locale: localeIn(form), namespace: 'notifications' })
  const member = await currentMember()
  if (!member) return { ok: false, message: t('signedOut') }
  const until = new Date(field(form, 'until', 30))
  await markReadUntil(String(member.id), Number.isNaN(until.getTime()) ? new Date() : until)
  return { ok: true, message: t('allRead') }
})
