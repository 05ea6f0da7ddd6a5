import * as z from 'zod'
import type { Locale } from '@/domain/locale'
import { THREAD_KINDS } from '@/domain/talk/thread'
import { mayWrite } from '@/domain/talk/writing'
import { isOfSide } from '@/server/orders/readable-orders'
import { companyName, memberName, siteName } from '@/server/people/names'
import { preparedRows } from '@/server/db/prepared-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { getTranslations } from '@/server/texts/translations'
import { isVerified } from '@/server/people/verified-buyer'
import type { ThreadView } from '@/features/talk/chat/chat-view'
import { factsRow, isMemberIn, otherIn, writingFacts } from '@/server/talk/writing-facts'

const text = z.string().nullable()
const threadRow = factsRow.extend({
  id: z.string(),
  kind: z.enum(THREAD_KINDS),
  otherId: text,
  name: text,
  company: text,
  isVerified: z.boolean(),
  supplier: text,
  product: text,
  productName: text,
  order: text,
  orderNumber: text,
  readSeq: z.number(),
  lastSeq: z.number(),
})

const readThread = preparedRows(
  threadRow,
  ['member', 'thread', 'locale'],
  ({ member, thread, locale }) =>
    sql`select t.id, t.kind, ${otherIn(member)} as "otherId", ${writingFacts(member)},
        case when t.kind = 'support' then ${siteName} when t.buyer_id = ${member} then ${companyName(locale, sql`t.seller_id`, sql`shop.company`)}
          else (select ${memberName} from users where id = t.buyer_id) end as name,
        case when t.buyer_id = ${member} then null
          else (select nullif(users.company, '') from users where id = t.buyer_id) end as company,
        case when t.buyer_id = ${member} and shop.status = 'active' then shop.slug end as supplier,
        t.buyer_id <> ${member} and ${isVerified(sql`t.buyer_id`)} as "isVerified",
        p.id as product, coalesce(said.name, english.name) as "productName",
        o.id as order, o.number as "orderNumber",
        (case when t.buyer_id = ${member} then t.seller_read_seq else t.buyer_read_seq end)::int as "readSeq",
        t.last_seq::int as "lastSeq"
      from threads t
        left join sellers shop on shop.id = t.seller_id
        left join products p on p.id = t.product_id and p.is_live
        left join products_locales said on said._parent_id = p.id and said._locale = ${locale} and said.name <> ''
        left join products_locales english on english._parent_id = p.id and english._locale = 'en'
        left join orders o on o.id = t.order_id and (${isOfSide('buyer', member)} or ${isOfSide('seller', member)})
      where t.id = ${thread} and ${isMemberIn(member)}`,
)

/** A member's own conversation, in one statement; null for everybody else. */
export async function getThread(member: string, thread: string, locale: Locale): Promise<ThreadView | null> {
  const [row] = await readThread(await database(), { member, thread, locale })
  return row ? viewOf(row, locale) : null
}

function viewOf(row: z.infer<typeof threadRow>, locale: Locale): ThreadView {
  const { id, kind, side, otherId, name, company, isVerified, isOtherGone: isGone, hasBlocked } = row
  const { supplier, product, productName, order, orderNumber, readSeq, lastSeq } = row
  const written = mayWrite(row)
  const [refused] = written.ok ? [] : written.issues
  return {
    id,
    kind,
    side,
    otherId,
    other: isGone
      ? { name: null, company: null, isVerified: false, isGone }
      : { name, company, isVerified, isGone },
    refusal: refused ? getTranslations({ locale, namespace: 'issues' })(refused.code) : null,
    hasBlocked,
    supplier: isGone ? null : supplier,
    product: product && productName ? { id: product, name: productName } : null,
    order: order && orderNumber ? { id: order, number: orderNumber } : null,
    readSeq,
    lastSeq,
  }
}
