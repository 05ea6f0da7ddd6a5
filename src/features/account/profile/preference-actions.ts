'use server'

import { fail } from '@/domain/result'
import { isLocale } from '@/messages/locales'
import { field } from '@/server/http/forms/form'
import { memberAction, visitorAction } from '@/server/http/forms/form-action'
import { isTicked } from '@/server/http/forms/sign-up-form'
import { preferencesFrom } from '@/server/talk/email/preferences'
import { savePreferences } from '@/server/talk/email/save-preferences'
import { readUnsubscription } from '@/server/talk/email/unsubscribe-link'

/** Saves what the member wants to be emailed about, and in which language (rule T24). Fields: locale, language, one box per topic. */
export const saveEmailPreferences = memberAction(
  { words: 'emailPreferences', failed: (t) => t('failed') },
  async ({ form, locale, t, member }) => {
    const wanted = preferencesFrom((topic) => isTicked(form, topic))
    const typed = field(form, 'language', 2)
    const language = isLocale(typed) ? typed : undefined
    const kept = Object.fromEntries(Object.entries(wanted).map(([topic, is]) => [topic, is ? 'on' : '']))
    const isSaved = await savePreferences(String(member.id), wanted, locale, language)
    return { ok: isSaved, message: t(isSaved ? 'saved' : 'failed'), kept: { ...kept, language: typed } }
  },
)

/** Switches the topic of a link off, or on again, without signing in (rule T25). Fields: locale, sealed, wanted ('yes' or 'no'). */
export const unsubscribe = visitorAction(
  { words: 'unsubscribe', failed: (t) => t('failed') },
  async ({ form, locale, t }) => {
    const found = readUnsubscription(field(form, 'sealed', 1_000))
    const isWanted = field(form, 'wanted', 3) === 'yes'
    const isDone = found && (await savePreferences(found.user, { [found.topic]: isWanted }, locale))
    if (!isDone) return fail('link.unknown', '')
    return { ok: true, message: t(isWanted ? 'on' : 'off'), kept: { wanted: isWanted ? 'yes' : 'no' } }
  },
)
