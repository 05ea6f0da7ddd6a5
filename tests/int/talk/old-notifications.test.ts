import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOldDatabase, type OldDatabase } from '~/tests/support/database/old-database'

const NAME = '20261123_114758_ground'
const BUYER = '00000000-0000-7000-8000-00000000000b'
const SELLER = '00000000-0000-7000-8000-00000000000c'
const ORDER = '00000000-0000-7000-8000-00000000000d'
const LOST = '00000000-0000-7000-8000-00000000000e'

/** As it was before the migration that adds side and subject. */
let old: OldDatabase
beforeAll(async () => void (old = await openOldDatabase(NAME)))
afterAll(() => old.close())

test('old notifications get the side and the order that they are about', async () => {
  await old.write(async (client) => {
    await client.query(
      `insert into orders (id, number, checkout_id, buyer_id, buyer_email, seller_id, seller_name)
       values ($1, 'M-1', $1, $2, 'buyer@maru.test', $3, 'Sorae')`,
      [ORDER, BUYER, SELLER],
    )
    for (const [user, href] of [
      [BUYER, `/order/${ORDER}`],
      [SELLER, `/order/${ORDER}`],
      [SELLER, `/order/${LOST}`],
      [BUYER, '/cart'],
      [BUYER, null],
    ])
      await client.query(
        "insert into notifications (id, user_id, kind, params, href) values (gen_random_uuid(), $1, 'note', '{}', $2)",
        [user, href],
      )
  })

  await old.migrate((name) => name === NAME)
  const { rows } = await old.pool.query(
    'select user_id, href, side, subject, subject_id from notifications order by subject, href, side',
  )
  const none = { subject: null, subject_id: null, side: 'buyer' }
  const order = { href: `/order/${ORDER}`, subject: 'orders', subject_id: ORDER }
  expect(rows).toEqual([
    { user_id: BUYER, ...order, side: 'buyer' },
    { user_id: SELLER, ...order, side: 'seller' },
    { user_id: BUYER, href: '/cart', ...none },
    { user_id: SELLER, href: `/order/${LOST}`, ...none },
    { user_id: BUYER, href: null, ...none },
  ])
})
