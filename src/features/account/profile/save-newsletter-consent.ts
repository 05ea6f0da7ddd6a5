import 'server-only'
import type { Locale } from '@/domain/locale'
import type { Member } from '@/server/auth/member'
import { savePreferences } from '@/server/talk/email/save-preferences'

/** The consent to news and offers, which is also the topic "news" of the emails (rule T24). */
export async function saveNewsletterConsent({ id }: Member, isWanted: boolean, locale: Locale) {
  await savePreferences(id, { news: isWanted }, locale)
}
