import * as z from 'zod'
import type { Locale } from '@/domain/locale'
import { documentEnding, messageFileName } from '@/domain/forms/upload'
import { isOfSide } from '@/server/orders/readable-orders'
import { isoTime } from '@/server/db/checked-rows'
import { preparedRows } from '@/server/db/prepared-rows'
import { sql, type Placeholder, type SQL } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { memberName, productName } from '@/server/people/names'
import { readyIn } from '@/server/talk/translator/ready-sentences'
import { CARD_MOVES } from '@/domain/talk/card-moves'
import type { ChatFile, ChatMessage } from '@/features/talk/chat/chat-view'
import { isMemberIn } from '@/server/talk/writing-facts'

export const MESSAGES_A_PAGE = 50
/** Numbers of messages are below it (`conversation-routes.ts`). */
const NO_NUMBER = 1_000_000_000

/** Which part of a conversation: what follows a number, what comes before one, or the newest. */
export type MessageRange = { after?: number; before?: number; person?: string }

const file = z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.number() })
const messageRow = z.object({
  id: z.string(),
  seq: z.number(),
  text: z.string(),
  at: isoTime,
  isMine: z.boolean(),
  by: z.string().nullable(),
  isMaru: z.boolean(),
  isHidden: z.boolean(),
  key: z.string().nullable(),
  product: z.string().nullable(),
  productName: z.string().nullable(),
  order: z.string().nullable(),
  orderNumber: z.string().nullable(),
  price: z.object({ number: z.string(), move: z.enum(CARD_MOVES), path: z.string() }).nullable(),
  files: z.array(file),
})

type Places = Record<'member' | 'person' | 'locale', Placeholder>

/** Messages `m` that were chosen from threads `t`, in a table named `part`. Products off sale have no chip, unless they were ordered. */
const shown = ({ member, person, locale }: Places, chosen: SQL) => sql`
  with part as (select m.* from messages m join threads t on t.id = m.thread_id where ${isMemberIn(member)} and ${chosen})
  select m.id, m.seq::int as seq, m.text, m.created_at as at, m.sender_id is not distinct from ${member} as "isMine",
    case when m.sender_id = ${member} and m.seller_id = ${member} and coalesce(m.person_id, m.sender_id) <> ${person}::uuid
      then (select ${memberName} from users where id = coalesce(m.person_id, m.sender_id)) end as by,
    m.staff_id is not null as "isMaru", m.hidden_at is not null as "isHidden",
    case when m.sender_id = ${member} then m.client_key end as key,
    p.id as product, ${productName(locale, sql`p.id`)} as "productName",
    o.id as order, o.number as "orderNumber",
    case when q.id is not null then json_build_object('number', q.number, 'move', m.price_move,
      'path', case when q.buyer_id = ${member} then '/price-requests/' else '/seller/price-requests/' end || q.id) end as price,
    (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.filename, 'type', d.mime_type, 'size', d.filesize) order by d.id), '[]')
      from documents d where d.message_id = m.id and m.hidden_at is null) as files
  from part m
    left join products p on p.id = m.product_id and (p.is_live or m.order_id is not null)
    left join orders o on o.id = m.order_id and (${isOfSide('buyer', member)} or ${isOfSide('seller', member)})
    left join price_requests q on q.id = m.price_request_id and m.hidden_at is null and ${member} in (q.buyer_id, q.seller_id)
  order by m.seq`

const NAMES = ['member', 'person', 'locale', 'thread', 'after', 'before'] as const
const between = ({ thread, after, before }: Record<'thread' | 'after' | 'before', Placeholder>, order: SQL) =>
  sql`m.thread_id = ${thread} and m.seq > ${after}::int and m.seq < ${before}::int
    order by m.seq ${order} limit ${sql.raw(String(MESSAGES_A_PAGE))}`
const readFirst = preparedRows(messageRow, NAMES, (at) => shown(at, between(at, sql`asc`)))
const readLast = preparedRows(messageRow, NAMES, (at) => shown(at, between(at, sql`desc`)))
const readOne = preparedRows(messageRow, ['member', 'person', 'locale', 'id'], (at) =>
  shown(at, sql`m.id = ${at.id}`),
)

/**
 * At most fifty messages of a conversation, oldest first, in one statement; none for who is not part of it. Numbers are committed
 * in order, so no lower one appears later.
 */
export async function listMessages(
  member: string,
  thread: string,
  locale: Locale,
  { after, before = NO_NUMBER, person = member }: MessageRange = {},
): Promise<ChatMessage[]> {
  const read = after === undefined ? readLast : readFirst
  const rows = await read(await database(), { member, person, locale, thread, after: after ?? -1, before })
  return rows.map((row) => viewOf(row, locale))
}

/** One message of an own conversation. */
export async function findMessage(
  member: string,
  id: string,
  locale: Locale,
  person = member,
): Promise<ChatMessage | undefined> {
  const [row] = await readOne(await database(), { member, person, locale, id })
  return row && viewOf(row, locale)
}

type Row = z.infer<typeof messageRow>

function viewOf(
  { product, productName, order, orderNumber, files, ...message }: Row,
  locale: Locale,
): ChatMessage {
  const ready = message.isMine || message.isHidden ? null : readyIn(message.text, locale)
  return {
    ...message,
    about: product && productName ? { id: product, name: productName } : null,
    order: order && orderNumber ? { id: order, number: orderNumber } : null,
    files: files.map(fileView),
    ...(ready !== null && { ready }),
  }
}

function fileView({ id, name, type, size }: z.infer<typeof file>): ChatFile {
  return {
    id,
    name: messageFileName(name, type),
    kind: documentEnding(type) === 'pdf' ? 'pdf' : 'image',
    size,
  }
}
