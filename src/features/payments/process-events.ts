import { sql } from '@/server/db/sql'
import { rowsOf } from '@/server/order-writes/rows'
import type { PaymentNews } from '@/server/payments/provider'
import { stripeProvider } from '@/server/payments/stripe-provider'
import { newsIn } from '@/server/payments/stripe-webhook'
import { database } from '@/server/db/transaction'
import { hearRefund } from './hear-refund'
import { holdBriefly, holdLonger } from './hold-goods'
import { noteDispute } from './note-dispute'
import { noteMismatch } from './note-mismatch'
import { noteRefund } from './note-refund'
import { settlePayment } from './settle-payment'

const AT_ONCE = 50

type Stored = { id: string; provider: 'stripe' | 'transfer'; body: string }

/**
 * Works off what providers told us, each as often as it takes. Nothing relies on the order in which they came, and doing one twice
 * changes nothing, so one that was done but not noted is simply done again.
 */
export async function processEvents(): Promise<void> {
  const db = await database()
  const waiting = await rowsOf<Stored>(
    db,
    sql`select id, provider, body from payment_events
      where processed_at is null and (attempts = 0 or updated_at <= now() - least(power(2, attempts), 600) * interval '1 second')
      order by created_at, id limit ${AT_ONCE}`,
  )
  for (const { id, provider, body } of waiting) {
    try {
      const wrong = await work({ id, provider, body })
      const error = wrong ? `Does not match what was asked for: ${wrong}` : null
      await db.execute(
        sql`update payment_events set processed_at = now(), error = ${error}, updated_at = now() where id = ${id}`,
      )
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, 1000)
      await db.execute(
        sql`update payment_events set attempts = attempts + 1, error = ${reason}, updated_at = now() where id = ${id}`,
      )
    }
  }
}

/** Does what follows from an event. One of test money in a live shop, or the reverse, is kept and does nothing. */
async function work({ id, provider, body }: Stored): Promise<string | void> {
  const news = provider === 'stripe' ? newsIn(body) : (JSON.parse(body) as PaymentNews)
  if (news !== 'mode') return act(news)
  await noteMismatch(await database(), { subject: 'payment-events', id, reason: news, payment: '' })
  return news
}

async function act(news: PaymentNews | null): Promise<string | void> {
  switch (news?.kind) {
    case 'session':
      if (!isId(news.checkout)) return
      if (news.state.kind === 'paid')
        return settlePayment({ checkout: news.checkout, payment: news.state.payment })
      if (news.state.kind === 'processing') await holdLonger(news.checkout, news.session)
      return
    case 'bounced':
      return isId(news.checkout) ? holdBriefly(news.checkout, news.session) : undefined
    case 'refund':
      return isId(news.refund) ? noteRefund(news) : undefined
    case 'heardRefund':
      return hearRefund(news.refund)
    case 'charge':
      for (const refund of await stripeProvider.heardRefunds(news.payment)) await hearRefund(refund)
      return
    case 'dispute':
      return noteDispute(news.dispute)
  }
}

/** Another system may use the same Stripe account: what does not carry an id of ours is none of our business. */
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
