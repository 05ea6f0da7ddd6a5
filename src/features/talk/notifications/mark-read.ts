import 'server-only'
import { isId } from '@/domain/values/id'
import { and, eq, isNull, lte, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { ABOUT } from './list-feed'

const { notifications } = tables

/** Marks a member's own notification as read and returns its target; null for anybody else's. */
export async function openNotification(member: string, id: string): Promise<string | null> {
  if (!isId(id)) return null
  const db = await database()
  const [row] = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, now())`, updatedAt: sql`now()` })
    .where(and(eq(notifications.id, id), eq(notifications.user, member)))
    .returning({ href: notifications.href })
  return row ? (row.href ?? '/notifications') : null
}

/** Marks all of a member's notifications as read, except those newer than the page. */
export async function markReadUntil(member: string, until: Date) {
  const db = await database()
  await db.update(notifications).set(READ).where(isUnread(member, until))
}

/** Marks a member's notifications about these subjects as read, except those newer than what was shown. */
export async function markReadAbout(member: string, about: readonly string[], until: Date) {
  const db = await database()
  const isAbout = sql`${ABOUT} in (select jsonb_array_elements_text(${JSON.stringify(about)}::jsonb))`
  await db
    .update(notifications)
    .set(READ)
    .where(and(isUnread(member, until), isAbout))
}

const READ = { readAt: sql`now()`, updatedAt: sql`now()` }

const isUnread = (member: string, until: Date) =>
  and(
    eq(notifications.user, member),
    isNull(notifications.readAt),
    lte(notifications.createdAt, until.toISOString()),
  )
