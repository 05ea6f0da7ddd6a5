import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsOf } from '~/tests/support/database/database'
import { aCartLine } from '~/tests/support/factories/orders'
import { localDoor } from '~/tests/support/http/local'
import { newDoc } from '~/tests/support/new-doc'
import { openWorld, userOf, type World } from '~/tests/support/open-world'
import { rehearse } from '~/tests/support/rehearse'
import type { Role, SignedIn } from '~/tests/support/roles'
import { memberState } from '~/tests/support/member-state'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const ask = <T extends object>(statement: string, values?: unknown[]) =>
  rowsOf<T & Record<string, unknown>>(process.env.DATABASE_URL ?? '', statement, values)

/** The door as it is for people whose standing is read now. */
async function doorNow() {
  const now = async (role: SignedIn) => [role, await userOf(world.payload, world.tokens[role])] as const
  const users = {
    ...world.users,
    ...Object.fromEntries(await Promise.all([now('seller'), now('otherSeller')])),
  }
  return localDoor({ payload: world.payload, users })
}

const move = (to: 'suspended' | 'active', reason?: string) =>
  memberState(world, world.ids.sellers.seller, to, reason)

describe('a suspension', () => {
  beforeEach(async () => {
    await move('suspended', 'Sold what was not theirs.')
    return () => move('active')
  })

  test('hides the goods from everyone who looks, with the same commit', async () => {
    const door = await doorNow()
    const seen = async (role: Role) =>
      (await door.list(role, 'products')).map(({ id }) => world.nameOf('products', id))
    expect(await seen('visitor')).toEqual(['otherLive'])
    expect(await seen('buyer')).toEqual(['otherLive'])
    expect(await ask('select is_live from products where id = $1', [world.ids.products.live])).toEqual([
      { is_live: false },
    ])
  })

  test('hides the shop window', async () => {
    const door = await doorNow()
    expect(await door.read('visitor', 'sellers', world.ids.sellers.seller)).toBeUndefined()
  })

  test('stops listing, changing and picturing goods for a session that is already open', async () => {
    const door = await doorNow()
    const attempt = (act: () => Promise<string>) => rehearse(world.payload, act).then(({ value }) => value)
    expect(
      await attempt(() => door.create('seller', 'products', newDoc(world.ids, 'products', 'seller'))),
    ).toBe('refused')
    expect(await attempt(() => door.create('seller', 'media', newDoc(world.ids, 'media', 'seller')))).toBe(
      'refused',
    )
    expect(
      await attempt(() => door.update('seller', 'products', world.ids.products.live, { stock: 9 })),
    ).toBe('refused')
    expect(await attempt(() => door.update('seller', 'sellers', world.ids.sellers.seller, {}))).toBe(
      'refused',
    )
    expect(
      await attempt(() => door.update('seller', 'comments', world.ids.comments.shown, { answer: 'Thanks' })),
    ).toBe('refused')
  })

  test('stops selling: what is in a cart cannot be touched but to take it out', async () => {
    const door = await doorNow()
    const line = aCartLine(world.ids.users.otherBuyer, world.ids.products.second)
    const attempt = (act: () => Promise<string>) => rehearse(world.payload, act).then(({ value }) => value)
    expect(await attempt(() => door.create('otherBuyer', 'cart-items', { data: line }))).toMatch(
      /^failed: 400/,
    )
    expect(
      await attempt(() =>
        door.update('buyer', 'cart-items', world.ids['cart-items'].buyers, { quantity: 20 }),
      ),
    ).toMatch(/^failed: 400/)
    expect(await attempt(() => door.remove('buyer', 'cart-items', world.ids['cart-items'].buyers))).toBe(
      'done',
    )
  })

  test('leaves the goods of others where they were', async () => {
    const door = await doorNow()
    expect(await door.read('buyer', 'products', world.ids.products.otherLive)).toMatchObject({ isLive: true })
  })
})

describe('the end of a suspension', () => {
  test('shows what was approved again, and nothing else', async () => {
    await move('suspended', 'A mistake.')
    await move('active')
    const live = await ask<{ id: string }>(
      'select id from products where seller_id = $1 and is_live order by created_at',
      [world.ids.sellers.seller],
    )
    expect(live.map(({ id }) => world.nameOf('products', id))).toEqual(['live', 'second'])
  })
})

describe('a new name of the company', () => {
  test('stands on its goods with the same commit, and on nobody else’s', async () => {
    const named = () =>
      ask<{ seller_name: string }>('select distinct seller_name from products where seller_id = $1', [
        world.ids.sellers.seller,
      ])
    const others = () =>
      ask('select id, seller_name from products where seller_id <> $1 order by 1', [world.ids.sellers.seller])
    const before = await others()
    const company = 'Hanok Tiles'
    await world.system.change('sellers', world.ids.sellers.seller, { company })
    expect(await named()).toEqual([{ seller_name: company }])
    expect(await others()).toEqual(before)
  })
})

describe('a bank account', () => {
  const id = () => world.ids.sellers.seller
  const stored = async () =>
    (await ask<{ bank_account: string }>('select bank_account from sellers where id = $1', [id()]))[0]
      ?.bank_account
  const reads = () =>
    ask("select actor_kind, actor_id, subject_id from audit_events where action = 'bankAccount.read'")
  const read = (context: Record<string, unknown>) =>
    world.payload.findByID({
      collection: 'sellers',
      id: id(),
      overrideAccess: false,
      user: world.users.seller,
      context,
    })

  test('is kept so that the database alone does not tell it', async () => {
    await world.system.change('sellers', id(), { bankAccount: '1002-555-123456' })
    expect(await stored()).toMatch(/^v3~[\w-]{8}~[\w-]+$/)
    expect(await stored()).not.toContain('1002')
  })

  test('is sealed differently every time', async () => {
    await world.system.change('sellers', id(), { bankAccount: '1002-555-123456' })
    const first = await stored()
    await world.system.change('sellers', id(), { bankAccount: '1002-555-123456' })
    expect(await stored()).not.toBe(first)
  })

  test('is shown as its last four signs, and that leaves no mark', async () => {
    await world.system.change('sellers', id(), { bankAccount: '1002-555-123456' })
    expect(await read({})).toMatchObject({ bankAccount: '•••• 3456' })
    expect(await reads()).toEqual([])
  })

  test('stays what it was when a form sends the four signs back', async () => {
    await world.system.change('sellers', id(), { bankAccount: '1002-555-123456' })
    await world.system.change('sellers', id(), { bankAccount: '•••• 3456', company: 'Seller Tiles' })
    expect(await read({ reveal: 'bankAccount' })).toMatchObject({ bankAccount: '1002-555-123456' })
  })

  test('is shown whole to whoever says so, and that is written down', async () => {
    const before = await reads()
    await read({ reveal: 'bankAccount' })
    expect((await reads()).slice(before.length)).toEqual([
      { actor_kind: 'seller', actor_id: id(), subject_id: id() },
    ])
  })

  test('that somebody changed in the database is not believed', async () => {
    const sealed = (await stored()) ?? ''
    await ask('update sellers set bank_account = $2 where id = $1', [id(), `${sealed.slice(0, -4)}AAAA`])
    await expect(read({})).rejects.toThrow()
    await ask('update sellers set bank_account = $2 where id = $1', [id(), sealed])
  })
})
