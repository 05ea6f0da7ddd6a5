import 'server-only'
import type { Locale } from '@/domain/locale'
import type { Preferences } from '@/domain/talk/emails/email-topic'
import { inTransaction } from '@/server/db/transaction'
import { termsNow } from '@/server/people/terms-versions'
import { writePreferences } from './preferences'

/** Saves what a member wants to be emailed about, all of it or one topic, and in which language. False if the account is gone. */
export async function savePreferences(
  user: string,
  wanted: Partial<Preferences>,
  locale: Locale,
  language?: Locale,
) {
  return inTransaction(async (tx) =>
    writePreferences(tx, { user, wanted, language, locale, termsVersion: await termsNow(tx) }),
  )
}
