import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/translate/route'
import { listMessages } from '@/features/talk/chat/thread/list-messages'
import { sentenceBook } from '@/server/talk/translator/ready-sentences'
import { openBrowser } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'
import type { SignedIn } from '~/tests/support/roles'

let world: World
let thread: string
let message: string
beforeAll(async () => {
  world = await openWorld()
  const found = await query<{ id: string; thread_id: string }>(
    'select m.id, m.thread_id from messages m join threads t on t.id = m.thread_id where t.buyer_id = $1 and t.seller_id = $2 limit 1',
    [world.ids.users.buyer, world.ids.users.seller],
  )
  message = found[0]?.id ?? ''
  thread = found[0]?.thread_id ?? ''
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

async function query<Row>(statement: string, values: unknown[] = []) {
  const { rows } = await world.payload.db.pool.query(statement, values)
  return rows as Row[]
}
const translate = (role: SignedIn | undefined, json: object) =>
  openBrowser(role && world.tokens[role]).within(() =>
    POST(
      new Request('http://localhost/api/translate', {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        body: JSON.stringify(json),
      }),
    ),
  )

function set(answer: () => Response) {
  vi.stubEnv('TRANSLATOR_URL', 'http://127.0.0.1:9/')
  const fetched = vi.fn(async () => answer())
  vi.stubGlobal('fetch', fetched)
  return fetched
}

describe('a message in the reader’s language (rule T38)', () => {
  test('is for the two of the conversation alone', async () => {
    const fetched = set(() => Response.json({ translatedText: '재고가 있습니까?' }))
    for (const role of ['otherSeller', 'otherBuyer', 'admin', undefined] as const)
      expect((await translate(role, { message, locale: 'ko' })).status).toBe(404)
    expect(fetched).not.toHaveBeenCalled()
    const answer = await translate('seller', { message, locale: 'ko' })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await answer.json()).toEqual({ text: '재고가 있습니까?' })
  })

  test('is not there without a provider, for a hidden message, or for anything else', async () => {
    expect((await translate('seller', { message, locale: 'ko' })).status).toBe(404)
    const fetched = set(() => Response.json({ translatedText: '숨김' }))
    await query("update messages set hidden_at = now(), hidden_text = text, text = '' where id = $1", [
      message,
    ])
    expect((await translate('seller', { message, locale: 'ko' })).status).toBe(404)
    await query(
      'update messages set hidden_at = null, text = hidden_text, hidden_text = null where id = $1',
      [message],
    )
    expect((await translate('seller', { message, locale: 'xx' })).status).toBe(400)
    expect((await translate('seller', { message: "x'; --", locale: 'ko' })).status).toBe(400)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('has failed where the provider has, and is asked for sixty times an hour at most', async () => {
    const fetched = set(() => new Response('', { status: 500 }))
    expect((await translate('buyer', { message, locale: 'ko' })).status).toBe(503)
    for (let at = 0; at < 59; at += 1) await translate('buyer', { message, locale: 'ko' })
    const stopped = await translate('buyer', { message, locale: 'ko' })
    expect([stopped.status, Number(stopped.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(fetched).toHaveBeenCalledTimes(60)
  })
})

test('a ready sentence stands in the reader’s language without a provider, and never for its writer (rule T36)', async () => {
  const { buyer, seller } = world.ids.users
  const [korean = ''] = sentenceBook('buyer', 'ko')
  await query('update messages set text = $2, sender_id = $3 where id = $1', [message, korean, buyer])
  const of = async (member: string) =>
    (await listMessages(member, thread, 'en')).find(({ id }) => id === message)
  expect(await of(seller)).toMatchObject({ text: korean, ready: sentenceBook('buyer', 'en')[0] })
  expect(await of(buyer)).not.toHaveProperty('ready')
  const fetched = set(() => Response.json({ translatedText: 'never asked' }))
  const answer = await translate('seller', { message, locale: 'en' })
  expect(await answer.json()).toEqual({ text: sentenceBook('buyer', 'en')[0] })
  expect(fetched).not.toHaveBeenCalled()
})
