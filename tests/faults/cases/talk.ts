import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { threadKey } from '@/domain/talk/thread'
import { awakePlaces } from '@/domain/talk/emails/quiet-hours'
import { must, type Case } from '~/tests/faults/case'
import { until, type Buyer, type Shop } from '~/tests/faults/shop'
import { openWindow } from '~/tests/faults/talk-window'

/** A conversation of two members, of whom the second sells. */
async function openThread({ query, seller: model }: Shop, buyer: Buyer, seller: Buyer) {
  const thread = randomUUID()
  await query(
    `insert into sellers select (jsonb_populate_record(s, jsonb_build_object('id', $1::uuid, 'code', null, 'slug', null))).*
     from sellers s where s.id = $2`,
    [seller.id, model],
  )
  await query('insert into threads (id, key, buyer_id, seller_id) values ($1, $2, $3, $4)', [
    thread,
    threadKey(buyer.id, seller.id),
    buyer.id,
    seller.id,
  ])
  return thread
}

/** Conversations with one message that nobody has seen for eleven minutes. */
async function unseenThreads(shop: Shop, count: number) {
  const { query } = shop
  const buyers = await shop.buyers(count)
  const [place] = awakePlaces(new Date())
  if (!place) return 0
  const home = place === 'KR' ? ['KR', 'Seoul'] : ['CA', place]
  await query('update users set country = $1, province = $2 where id = any($3::uuid[])', [
    ...home,
    buyers.map(({ id }) => id),
  ])
  await query(
    `with made as (
      insert into threads (id, key, buyer_id, seller_id, last_seq, buyer_unread, last_message_at)
      select gen_random_uuid(), id::text, id, $2, 1, 1, now() - interval '11 minutes' from unnest($1::uuid[]) as id
      returning id, buyer_id
    )
    insert into messages (id, thread_id, buyer_id, seller_id, sender_id, text, seq, client_key, created_at)
    select gen_random_uuid(), id, buyer_id, $2, $2, 'Yes, it is in stock.', 1, id::text, now() - interval '11 minutes' from made`,
    [buyers.map(({ id }) => id), shop.seller],
  )
  return count
}

export const talk: Case[] = [
  {
    name: 'talk: messages of two, over two web servers, with everything between them broken again and again',
    async run(shop) {
      const { web, live, startSecondWeb } = shop.faults
      await live.start()
      const secondWeb = await startSecondWeb()
      const [one, other] = await shop.buyers(2)
      if (!one || !other) throw new Error('Nobody to talk.')
      const thread = await openThread(shop, one, other)
      const windows = [
        openWindow({ site: web.url, member: one, thread }),
        openWindow({ site: secondWeb.url, member: other, thread }),
      ]
      const breaks: Record<string, () => Promise<unknown>> = {
        'stream dropped': async () => windows.forEach(({ drop }) => drop()),
        'live program killed': async () => {
          await live.kill()
          await live.start()
        },
        'web server restarted': async () => {
          await web.stop()
          await web.start()
        },
        'bus cut': () =>
          shop.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'maru-bus'",
          ),
      }
      const names = Object.keys(breaks)
      let isOver = false
      const breaking = async () => {
        for (let at = 0; !isOver; at += 1) {
          await breaks[names[at % names.length] ?? '']?.()
          await wait(500 + Math.random() * 1_500)
        }
      }
      const each = 15
      const talking = windows.map(async ({ send }, side) => {
        for (let n = 1; n <= each; n += 1) {
          await send(`${side}-${n}`)
          await wait(3_000 * Math.random())
        }
      })
      try {
        await Promise.all([breaking(), Promise.all(talking).finally(() => (isOver = true))])
        const stored = await shop.query<{ text: string }>(
          'select text from messages where thread_id = $1 order by seq',
          [thread],
        )
        const texts = stored.map(({ text }) => text)
        must(texts.length === each * 2, `${texts.length} of ${each * 2} messages are stored`)
        const same = (list: string[]) => list.join() === texts.join()
        const took = await until('the same list in both windows', async () =>
          windows.every(({ texts: shown }) => same(shown())),
        )
        return `${texts.length} messages, each once and in order on both sides ${took.toFixed(1)} s after the last`
      } finally {
        windows.forEach(({ close }) => close())
        await secondWeb.stop()
        await live.stop()
      }
    },
  },
  {
    name: 'talk: emails about unseen messages, the worker killed again and again',
    async run(shop) {
      const { worker } = shop.faults
      const count = await unseenThreads(shop, 200)
      if (count === 0) return 'not tried: it is night in every country'
      const emailed = async () =>
        (
          await shop.query<{ count: number }>(
            `select count(*)::int as count from emails where template = 'newMessages' group by user_id`,
          )
        ).map((row) => row.count)
      let kills = 0
      for (; kills < 6; kills += 1) {
        await wait(3_000 + Math.random() * 3_000)
        await worker.kill()
        await worker.start()
      }
      const took = await until(
        'an email for each conversation',
        async () => (await emailed()).length >= count,
        120,
      )
      const counts = await emailed()
      must(
        counts.every((emails) => emails === 1),
        `${counts.filter((emails) => emails > 1).length} members were emailed twice`,
      )
      return `${count} conversations, ${kills} kills, one email each, the last after ${took.toFixed(0)} s`
    },
  },
]
