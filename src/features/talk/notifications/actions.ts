'use server'

import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'
import { markReadUntil } from './mark-read'

/** Marks all of a member's notifications as read that the page had shown or counted. Fields: locale, until. */
export const markAllRead = memberAction(
  { words: 'notifications', signedOut: (t) => ({ ok: false, message: t('signedOut') }) },
  async ({ form, t, member }) => {
    const until = new Date(field(form, 'until', 30))
    await markReadUntil(member.id, Number.isNaN(until.getTime()) ? new Date() : until)
    return { ok: true, message: t('allRead') }
  },
)
