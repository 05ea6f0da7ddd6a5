import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { EmailTopic } from '@/domain/talk/email-topic'
import type { Database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'

/** Whether a member wants emails of a topic. Without a row: all but news. */
export async function wantsTopic(db: Database, user: string, topic: EmailTopic): Promise<boolean> {
  const [row] = await rowsOf<{ wanted: boolean }>(
    db,
    sql`select ${sql.identifier(topic)} as wanted from email_preferences where user_id = ${user}`,
  )
  return row?.wanted ?? topic !== 'news'
}

/** Switches a topic on or off for a member who is still there. False if they are not. */
export async function setTopic(
  db: Database,
  user: string,
  topic: EmailTopic,
  isWanted: boolean,
): Promise<boolean> {
  const column = sql.identifier(topic)
  const rows = await rowsOf(
    db,
    sql`insert into email_preferences (id, user_id, ${column})
      select ${randomUUID()}, id, ${isWanted} from users where id = ${user} and deleted_at is null
      on conflict (user_id) do update set ${column} = excluded.${column}, updated_at = now() returning 1`,
  )
  return rows.length > 0
}
