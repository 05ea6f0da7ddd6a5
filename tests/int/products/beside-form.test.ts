import { beforeAll, describe, expect, it, test } from 'vitest'
import { copyProduct } from '@/features/selling/listing/drafts/draft-actions'
import { listDrafts } from '@/features/selling/listing/drafts/list-drafts'
import { getBeside } from '@/features/selling/listing/form/get-beside'
import { openBrowser } from '~/tests/support/http/browser'
import { memberUser } from '~/tests/support/member-user'
import { openWorld, type World } from '~/tests/support/open-world'
import type { Role } from '~/tests/support/roles'

let world: World
beforeAll(async () => void (world = await openWorld()))
const run = (statement: string, ...values: unknown[]) => world.payload.db.pool.query(statement, values)

test('the rate of a seller is their own, else the shop’s; without rules every order waits (rules S42, S44)', async () => {
  const { seller } = world.ids.users
  await run('update sellers set commission_ppm = null where id = $1', seller)
  expect(await getBeside(seller)).toMatchObject({ commissionPpm: 80_000, hasRules: true })
  await run('update sellers set commission_ppm = 55000 where id = $1', seller)
  await run('delete from sellers_shipping_rules where _parent_id = $1', seller)
  expect(await getBeside(seller)).toMatchObject({ commissionPpm: 55_000, hasRules: false })
})

test('a rate in won is for sellers in Korea alone, and only with its day (rule S61)', async () => {
  const { seller } = world.ids.users
  await run("update settings set won_per_dollar = 985.4, won_per_dollar_on = '2026-11-28'")
  await run("update sellers set country = 'KR' where id = $1", seller)
  expect((await getBeside(seller)).won).toEqual({ won: 985.4, on: '2026-11-28' })
  await run("update sellers set country = 'CA' where id = $1", seller)
  expect((await getBeside(seller)).won).toBeNull()
  await run("update sellers set country = 'KR' where id = $1", seller)
  await run('update settings set won_per_dollar = null, won_per_dollar_on = null')
  expect((await getBeside(seller)).won).toBeNull()
})

describe('copying a product by its SKU (rule S46)', () => {
  const copy = (role: Role, copySku: string) =>
    openBrowser(role === 'visitor' ? undefined : world.tokens[role]).submit(copyProduct, { copySku })
  const skuOf = async (id: string) =>
    (await world.payload.findByID({ collection: 'products', id, depth: 0 })).sku

  test('opens a draft with all but the SKU', async () => {
    const own = await memberUser(world.payload, world.ids.users.seller)
    const before = (await listDrafts(own)).length
    const sku = await skuOf(world.ids.products.live)
    expect(await copy('seller', ` ${sku} `)).toMatchObject({
      goesTo: expect.stringMatching(/^\/upload\?draft=[0-9a-f-]{36}$/),
    })
    expect(await listDrafts(own)).toHaveLength(before + 1)
  })

  it.each(['otherSeller', 'pendingSeller', 'suspendedSeller', 'buyer', 'visitor'] as const)(
    'is not for the %s',
    async (role) => {
      expect(await copy(role, await skuOf(world.ids.products.live))).toMatchObject({ ok: false })
    },
  )

  test('says that there is none, and keeps what was typed', async () => {
    expect(await copy('seller', 'NO-SUCH')).toMatchObject({
      ok: false,
      fields: { copySku: 'You have no product with this SKU.' },
      kept: { copySku: 'NO-SUCH' },
    })
    expect(await copy('seller', `\u0000${'x'.repeat(1_000)}`)).toMatchObject({ ok: false })
  })
})
