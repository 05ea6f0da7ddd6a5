import type { Locale } from '@/domain/locale'
import { EMAIL_TOPICS, type EmailTopic, type Preferences } from '@/domain/talk/email-topic'
import { sql } from '@/server/db/sql'
import type { Database, Transaction } from '@/server/db/transaction'

/** What a member wants to be emailed about; null if the account is gone. `news` is the consent on the account (rule T24). */
export async function readPreferences(db: Database, user: string): Promise<Preferences | null> {
  const { rows } = await db.execute<Preferences>(sql`
    select coalesce(p.messages, true) as messages, coalesce(p.reviews, true) as reviews, coalesce(p.goods, true) as goods,
      u.marketing_consent as news
    from users u left join email_preferences p on p.user_id = u.id where u.id = ${user} and u.deleted_at is null`)
  return rows[0] ?? null
}

type Change = { user: string; wanted: Partial<Preferences>; locale: Locale; termsVersion: string }

/**
 * The only place that changes them. Consent to news, its row of proof and the preference change together; consents are
 * append-only, so a withdrawal is another row. Idempotent. False if the account is gone.
 */
export async function writePreferences(tx: Transaction, { user, wanted, locale, termsVersion }: Change) {
  const { rows } = await tx.execute<{ consent: boolean }>(
    sql`select marketing_consent as consent from users where id = ${user} and deleted_at is null for update`,
  )
  const [found] = rows
  const before = found && (await readPreferences(tx, user))
  if (!before) return false
  const { messages, reviews, goods, news } = { ...before, ...wanted }
  await tx.execute(sql`
    insert into email_preferences (id, user_id, messages, reviews, goods, news)
    values (gen_random_uuid(), ${user}, ${messages}, ${reviews}, ${goods}, ${news})
    on conflict (user_id) do update set messages = excluded.messages, reviews = excluded.reviews, goods = excluded.goods,
      news = excluded.news, updated_at = now()`)
  if (news === found.consent) return true
  await tx.execute(sql`update users set marketing_consent = ${news}, updated_at = now() where id = ${user}`)
  await tx.execute(sql`
    insert into consents (id, user_id, kind, version, given, locale, created_at)
    values (gen_random_uuid(), ${user}, 'marketing', ${termsVersion}, ${news}, ${locale}, now())`)
  return true
}

/** Whether a member still wants emails of a topic. */
export async function wantsEmail(db: Database, user: string, topic: EmailTopic) {
  return (await readPreferences(db, user))?.[topic] ?? false
}

/** Every topic with the given answer. */
export const preferencesFrom = (isWanted: (topic: EmailTopic) => boolean) =>
  Object.fromEntries(EMAIL_TOPICS.map((topic) => [topic, isWanted(topic)])) as Preferences
