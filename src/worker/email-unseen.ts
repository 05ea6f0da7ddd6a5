import * as z from 'zod'
import { excerptOf } from '@/domain/talk/excerpt-of'
import { LOCALES } from '@/domain/locale'
import { rolesOf } from '@/domain/people/sellers/seller-people'
import { awakePlaces, USUAL_PLACE } from '@/domain/talk/emails/quiet-hours'
import { checkedRows } from '@/server/db/checked-rows'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { queueEmail } from '@/server/talk/email/queue-email'
import { companyName, memberName, siteName } from '@/server/people/names'
import { getTranslations } from '@/server/texts/translations'

const { threads } = tables

const AT_ONCE = 20
/** Minutes before a message counts as not seen. */
const PATIENCE = 10

/**
 * Emails members, and who answers for a seller, about messages that they have not seen for ten minutes, one email for each conversation (rule N8), in one
 * transaction with the number up to which they were emailed. True if there may be more.
 */
export async function emailUnseen(now = new Date()): Promise<boolean> {
  const awake = awakePlaces(now)
  if (awake.length === 0) return false
  return inTransaction(async (tx, inside) => {
    const due = await lockDue(tx, awake)
    for (const { thread, side, seq, readers, texts, count } of due) {
      const path = side === 'buyer' ? `/messages/${thread}` : `/seller/chat/${thread}`
      for (const { user, to, locale, other } of readers) {
        const t = getTranslations({ locale, namespace: 'inbox' })
        const name = other ?? t('anonymous')
        const excerpt = excerptOf(texts) || t('files')
        await queueEmail(inside, {
          template: 'newMessages',
          params: { other: name, count, excerpt, path },
          to,
          user,
          locale,
        })
      }
      await tx
        .update(threads)
        .set(side === 'buyer' ? { buyerMailedSeq: seq } : { sellerMailedSeq: seq })
        .where(eq(threads.id, thread))
    }
    return due.length === AT_ONCE
  })
}

const dueRow = z.object({
  thread: z.string(),
  side: z.enum(['buyer', 'seller']),
  seq: z.number(),
  readers: z.array(
    z.object({
      user: z.string(),
      to: z.string(),
      locale: z.enum(LOCALES),
      other: z.string().nullable(),
    }),
  ),
  texts: z.array(z.string()),
  count: z.number(),
})

/** Conversations with a message that its reader has neither seen nor been emailed about, the oldest first; price requests have emails of their own. */
const lockDue = (tx: Transaction, awake: readonly string[]) =>
  checkedRows(
    tx,
    dueRow,
    sql`select t.id as thread, s.side, t.last_seq::int as seq, r.readers, n.texts, n.count
      from threads t
        cross join lateral (values
          ('buyer', t.buyer_id, t.buyer_unread, greatest(t.buyer_read_seq, t.buyer_mailed_seq)),
          ('seller', t.seller_id, t.seller_unread, greatest(t.seller_read_seq, t.seller_mailed_seq))
        ) as s (side, reader, unread, after)
        join users me on me.id = s.reader
        left join sellers shop on shop.id = t.seller_id
        left join sellers own on own.id = s.reader
        cross join lateral (
          select json_agg(json_build_object('user', u.id, 'to', u.email, 'locale', u.locale, 'other', case
            when t.kind = 'support' then ${siteName} when s.side = 'buyer' then ${companyName(sql`u.locale`, sql`t.seller_id`, sql`shop.company`)}
            else (select ${memberName} from users where id = t.buyer_id) end) order by u.id) as readers
          from users u left join email_preferences p on p.user_id = u.id
          where u.deleted_at is null and p.messages is not false and u.id in (
            select s.reader union all select w.user_id from seller_people w where s.side = 'seller' and w.seller_id = s.reader
              and u.suspended_at is null and w.role::text = any(${sql.param(rolesOf('orders'))}::text[]))
        ) r
        cross join lateral (
          select array_agg(m.text order by m.seq) as texts, count(*)::int as count, min(m.created_at) as oldest
          from (select * from messages m where m.thread_id = t.id and m.seq > s.after
            and m.hidden_at is null and m.price_request_id is null and m.sender_id is distinct from s.reader order by m.seq limit 20) m
        ) n
      where (t.buyer_unread > 0 or t.seller_unread > 0) and s.unread > 0 and t.last_seq > s.after
        -- Named by the locked row itself: only its own columns are read again after waiting for another worker.
        and t.last_seq > case s.side when 'buyer' then greatest(t.buyer_read_seq, t.buyer_mailed_seq)
          else greatest(t.seller_read_seq, t.seller_mailed_seq) end
        and n.oldest < now() - make_interval(mins => ${PATIENCE}) and r.readers is not null
        and case when coalesce(own.country::text, me.country::text) = 'KR' then 'KR'
          else coalesce(nullif(own.province, ''), nullif(me.province, ''), ${USUAL_PLACE}) end = any(${sql.param([...awake])}::text[])
        and not exists (select 1 from blocks b
          where t.buyer_id in (b.blocker_id, b.blocked_id) and t.seller_id in (b.blocker_id, b.blocked_id))
      order by t.last_message_at limit ${AT_ONCE} for update of t skip locked`,
  )
