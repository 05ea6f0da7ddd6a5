'use server'

import { fail } from '@/domain/result'
import { field } from '@/server/forms/form'
import { visitorAction } from '@/server/forms/form-action'
import { database } from '@/server/db/transaction'
import { setTopic } from '@/server/email/email-topics'
import { readUnsubscription } from '@/server/email/unsubscribe-link'

/** Switches the topic of a link off, or on again, without signing in (rule T25). Fields: locale, sealed, wanted ('yes' or 'no'). */
export const unsubscribe = visitorAction(
  { words: 'unsubscribe', failed: (t) => t('failed') },
  async ({ form, t }) => {
    const found = readUnsubscription(field(form, 'sealed', 1_000))
    const isWanted = field(form, 'wanted', 3) === 'yes'
    const isDone = found && (await setTopic(await database(), found.user, found.topic, isWanted))
    if (!isDone) return fail('link.unknown', '')
    return { ok: true, message: t(isWanted ? 'on' : 'off'), kept: { wanted: isWanted ? 'yes' : 'no' } }
  },
)
