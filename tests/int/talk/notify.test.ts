import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CHANNEL, readMessage, type BusMessage } from '@/server/bus'
import { inTransaction } from '@/server/db/transaction'
import { notify } from '@/server/notify'
import { openWorld, type World } from '~/tests/support/open-world'
import pg from 'pg'

let world: World
let listener: pg.Client
const heard: BusMessage[] = []
beforeAll(async () => {
  world = await openWorld()
  listener = new pg.Client({ connectionString: process.env.DATABASE_URL })
  listener.on('notification', ({ payload = '' }) => {
    const message = readMessage(payload)
    if (message) heard.push(message)
  })
  await listener.connect()
  await listener.query(`listen ${CHANNEL}`)
})
afterAll(() => listener.end())
beforeEach(async () => {
  await query('delete from notifications')
  await query('delete from emails')
  await sent()
})

const query = async <T>(statement: string, values: unknown[] = []) =>
  (await world.payload.db.pool.query(statement, values)).rows as T[]

/** The bus messages that have arrived about members and emails. */
async function sent() {
  await listener.query('select 1')
  return heard.splice(0).filter(({ kind }) => kind !== 'clear')
}
type Row = Record<'kind' | 'side' | 'subject' | 'subject_id' | 'href' | 'params' | 'user_id', string>
const rows = () =>
  query<Row>(
    'select kind, side, subject, subject_id, href, params, user_id from notifications order by created_at',
  )
type Mail = { template: string; to: string; locale: 'en' | 'fr' | 'ko'; params: string; dedupe_key: string }
const mails = () =>
  query<Mail>('select template, "to", locale, params, dedupe_key from emails order by created_at')

const seller = () => world.ids.users.seller
const product = () => world.ids.products.live
const rejected = (event?: string) =>
  ({
    kind: 'product.rejected',
    user: seller(),
    about: product(),
    params: { reason: 'Blurred images.' },
    ...(event ? { event } : {}),
  }) as const

describe('a notification', () => {
  test('is a row, an email and messages of the bus', async () => {
    const { name } = await world.payload.findByID({ collection: 'products', id: product(), locale: 'en' })
    await inTransaction((tx) => notify(tx, rejected()))
    const [row, ...more] = await rows()
    expect(more).toEqual([])
    expect(row).toMatchObject({
      kind: 'product.rejected',
      side: 'seller',
      subject: 'products',
      subject_id: product(),
      href: '/seller',
      user_id: seller(),
    })
    expect(JSON.parse(row?.params ?? '')).toMatchObject({ product: { en: name }, reason: 'Blurred images.' })
    const [mail] = await mails()
    expect(mail).toMatchObject({ template: 'productRejected' })
    expect(JSON.parse(mail?.params ?? '')).toEqual({
      product: name,
      reason: 'Blurred images.',
      path: '/seller',
    })
    expect(await sent()).toEqual([
      { kind: 'member', id: seller() },
      { kind: 'wake', loop: 'emails' },
    ])
  })
})
