import type { Locale } from '@/domain/locale'
import { EMAIL_TOPICS, type EmailTopic, type Preferences } from '@/domain/talk/emails/email-topic'
import { and, eq, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database, Transaction } from '@/server/db/transaction'

const { consents, email_preferences: stored, users } = tables

/** What a member wants to be emailed about; null if the account is gone. `news` is the consent on the account (rule T24). */
export async function readPreferences(db: Database, user: string): Promise<Preferences | null> {
  const [found] = await db
    .select({
      messages: sql<boolean>`coalesce(${stored.messages}, true)`,
      reviews: sql<boolean>`coalesce(${stored.reviews}, true)`,
      goods: sql<boolean>`coalesce(${stored.goods}, true)`,
      news: users.marketingConsent,
    })
    .from(users)
    .leftJoin(stored, eq(stored.user, users.id))
    .where(and(eq(users.id, user), isNull(users.deletedAt)))
  return found ?? null
}

/** `language` is that of all emails from then on; `locale` the one that the choice was read in. */
type Change = {
  user: string
  wanted: Partial<Preferences>
  language?: Locale
  locale: Locale
  termsVersion: string
}

/**
 * The only place that changes them. Consent to news, its row of proof and the preference change together; consents are
 * append-only, so a withdrawal is another row. Idempotent. False if the account is gone.
 */
export async function writePreferences(
  tx: Transaction,
  { user, wanted, language, locale, termsVersion }: Change,
) {
  const [found] = await tx
    .select({ consent: users.marketingConsent, language: users.locale })
    .from(users)
    .where(and(eq(users.id, user), isNull(users.deletedAt)))
    .for('update')
  const before = found && (await readPreferences(tx, user))
  if (!before) return false
  const { messages, reviews, goods, news } = { ...before, ...wanted }
  await tx
    .insert(stored)
    .values({ user, messages, reviews, goods, news })
    .onConflictDoUpdate({
      target: stored.user,
      set: { messages, reviews, goods, news, updatedAt: sql`now()` },
    })
  const isSame = news === found.consent
  if (isSame && (language ?? found.language) === found.language) return true
  await tx
    .update(users)
    .set({ marketingConsent: news, locale: language ?? found.language, updatedAt: sql`now()` })
    .where(eq(users.id, user))
  if (isSame) return true
  await tx.insert(consents).values({ user, kind: 'marketing', version: termsVersion, given: news, locale })
  return true
}

/** Whether a member still wants emails of a topic. */
export async function wantsEmail(db: Database, user: string, topic: EmailTopic) {
  return (await readPreferences(db, user))?.[topic] ?? false
}

/** Every topic with the given answer. */
export const preferencesFrom = (isWanted: (topic: EmailTopic) => boolean) =>
  Object.fromEntries(EMAIL_TOPICS.map((topic) => [topic, isWanted(topic)])) as Preferences
