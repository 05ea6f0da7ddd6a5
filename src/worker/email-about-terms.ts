import * as z from 'zod'
import { addDays } from '@/domain/values/calendar'
import { LOCALES } from '@/domain/locale'
import { dayOfNoon, NOTICE_DAYS, noonOf, termsDay, termsDayText, termsPath } from '@/domain/pages/terms'
import { checkedRows, isoTime } from '@/server/db/checked-rows'
import { and, eq, lte, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, inTransaction, type Transaction } from '@/server/db/transaction'
import { queueEmail } from '@/server/talk/email/queue-email'

const { terms_versions: versions } = tables

/** The loop turns once a second. */
const A_SECOND = 5
/** While so many have not been tried yet, the mail server has fallen behind, and other emails would wait for them. */
const MOST_WAITING = 25

/**
 * Emails the next five accounts about a change of the terms, from the 30th day before it (rule L32). The emails and the place in
 * the list of accounts are written in one transaction: a worker that is stopped goes on where it was, and nobody is emailed twice.
 */
export async function emailAboutTerms(now = new Date()): Promise<void> {
  const db = await database()
  const due = await db
    .select({ id: versions.id })
    .from(versions)
    .where(
      and(
        eq(versions.needsAgreement, true),
        eq(versions.mailingDone, false),
        lte(versions.validFrom, noonOf(addDays(termsDay(now), NOTICE_DAYS))),
      ),
    )
    .orderBy(versions.validFrom)
  for (const { id } of due) if (await inTransaction((tx, inside) => emailSome(tx, inside, id, now))) return
}

type Inside = Parameters<typeof queueEmail>[0]

/** False if everybody has been emailed so far. */
async function emailSome(tx: Transaction, inside: Inside, id: string, now: Date): Promise<boolean> {
  const [found] = await checkedRows(tx, versionRow, lockVersion(id))
  if (!found || found.waiting >= MOST_WAITING) return true
  const { version, emailedUpTo } = found
  const validFrom = dayOfNoon(found.validFrom)
  const accounts = await checkedRows(tx, accountRow, nextAccounts(validFrom, emailedUpTo))
  for (const { id: user, email, locale } of accounts)
    await queueEmail(inside, {
      template: 'termsChanged',
      params: { day: termsDayText(validFrom, locale), path: termsPath(version) },
      to: email,
      user,
      locale,
      dedupeKey: `terms/${version}/${user}`,
    })
  const last = accounts.at(-1)
  // Until the day itself, accounts are made under the terms before.
  const isDone = !last && termsDay(now) >= validFrom
  if (last) await tx.update(versions).set({ emailedUpTo: last.id }).where(eq(versions.id, id))
  if (isDone) await tx.update(versions).set({ mailingDone: true }).where(eq(versions.id, id))
  return Boolean(last)
}

const versionRow = z.object({
  version: z.string(),
  validFrom: isoTime,
  emailedUpTo: z.string().nullable(),
  waiting: z.number(),
})

const lockVersion = (id: string) =>
  sql`select version, valid_from as "validFrom", emailed_up_to as "emailedUpTo",
      (select count(*)::int from (select 1 from emails
        where status = 'queued' and template = 'termsChanged' and attempts = 0 limit ${MOST_WAITING}) w) as waiting
    from terms_versions where id = ${id} for update`

const accountRow = z.object({ id: z.string(), email: z.string(), locale: z.enum(LOCALES) })

/** From the oldest account to the newest; one of the last minute may stand before another that is not committed yet. */
const nextAccounts = (validFrom: string, upTo: string | null) =>
  sql`select u.id, u.email, u.locale::text as locale from users u
    where u.deleted_at is null and u.created_at < now() - interval '1 minute'
      and u.created_at < ${validFrom}::timestamp at time zone 'America/Toronto'
      ${
        upTo
          ? sql`and u.created_at >= (select created_at from users where id = ${upTo})
      and (u.created_at, u.id) > (select created_at, id from users where id = ${upTo})`
          : sql``
      }
    order by u.created_at, u.id limit ${A_SECOND} for share of u`
