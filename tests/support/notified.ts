import pg from 'pg'
import { CHANNEL, readMessage, type BusMessage } from '@/server/db/bus'
import type { World } from './open-world'

type Row = Record<'kind' | 'side' | 'subject' | 'subject_id' | 'href' | 'params' | 'user_id', string>
type Mail = Record<'template' | 'to' | 'locale' | 'params' | 'dedupe_key' | 'user_id' | 'status', string>

/** What members are notified of: rows, emails and the messages of the bus. */
export async function openNotified({ payload }: World) {
  const listener = new pg.Client({ connectionString: process.env.DATABASE_URL })
  const received: BusMessage[] = []
  listener.on('notification', ({ payload: text = '' }) => {
    const message = readMessage(text)
    if (message && message.kind !== 'clear') received.push(message)
  })
  await listener.connect()
  await listener.query(`listen ${CHANNEL}`)

  const query = async <T>(statement: string, values: unknown[] = []) =>
    (await payload.db.pool.query(statement, values)).rows as T[]
  const rows = () => query<Row>('select * from notifications order by created_at, kind')
  const mails = () => query<Mail>('select * from emails order by created_at, "to"')

  /** The members and loops that messages were sent to since. */
  async function sent() {
    await listener.query('select 1')
    return received.splice(0).map((message) => (message.kind === 'member' ? message.id : message.kind))
  }

  async function clear() {
    await query('delete from notifications')
    await query('delete from emails')
    await sent()
  }

  const all = async () => [await rows(), await mails(), await sent()]
  return { query, rows, mails, sent, clear, all, close: () => listener.end() }
}
