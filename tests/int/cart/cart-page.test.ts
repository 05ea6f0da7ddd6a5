import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CartState } from '@/features/buying/cart/cart-form'
import { changeCartLine } from '@/features/buying/cart/lines/change-line'
import { getCart } from '@/features/buying/cart/get-cart'
import { openWorld, type World } from '~/tests/support/open-world'
import type { SignedIn } from '~/tests/support/roles'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))

let world: World
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(() => world.payload.db.drizzle.execute('delete from cart_items'))

const run = (statement: string) => world.payload.db.drizzle.execute(statement)

async function send(role: SignedIn | 'visitor', fields: Record<string, string>): Promise<CartState> {
  cookie = role === 'visitor' ? undefined : world.tokens[role]
  const form = new FormData()
  for (const [name, value] of Object.entries({ locale: 'en', ...fields })) form.set(name, value)
  return changeCartLine({}, form)
}

async function aLine(quantity = 10, more: object = {}) {
  const { live } = world.ids.products
  const user = world.ids.users.buyer
  return world.system.make('cart-items', { user, product: live, quantity, savedForLater: false, ...more })
}
const cart = () => getCart(world.ids.users.buyer, 'en')

describe('a change of a line', () => {
  test('is answered with the whole cart as it is then', async () => {
    const line = await aLine(10)
    const answer = await send('buyer', { do: 'set', line, quantity: '12' })
    expect(answer).toMatchObject({ ok: true, message: 'Quantity updated.', line })
    // The page adds what it comes to at the member's address (rule M52).
    expect(answer.cart).toEqual({ ...(await cart()), estimate: answer.cart?.estimate })
    expect(answer.cart?.estimate).toMatchObject({ place: 'M5H 1A1', total: '$299.45 CAD' })
    expect(answer.cart).toMatchObject({ count: 1, mayCheckOut: true })
    expect(answer.cart?.sellers[0]?.lines[0]).toMatchObject({ id: line, quantity: 12 })
  })

  test('that is refused names why, with the cart as it was', async () => {
    const line = await aLine(10)
    const answer = await send('buyer', { do: 'set', line, quantity: '1.5' })
    expect(answer).toMatchObject({
      ok: false,
      message: 'Failed to update quantity: Enter a whole number. The nearest quantity you can order is 2.',
      line,
      kept: { quantity: '1.5' },
    })
    expect(answer.cart?.sellers[0]?.lines[0]?.quantity).toBe(10)
  })

  test('that is being ordered at this moment says so, and does not bring the line back', async () => {
    const line = await aLine(10)
    const { pool } = world.payload.db
    const other = await pool.connect()
    await other.query('begin')
    await other.query('delete from cart_items where id = $1', [line])
    const answer = send('buyer', { do: 'set', line, quantity: '12' })
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
      expect(rows).toHaveLength(1)
    })
    await other.query('commit')
    other.release()
    expect(await answer).toMatchObject({
      ok: false,
      message: 'Failed to update quantity: This item is no longer in your cart.',
      cart: { count: 0 },
    })
  })

  test.each(['visitor', 'otherBuyer', 'admin'] as const)('is not made by %s', async (role) => {
    const line = await aLine(10)
    for (const wish of ['set', 'remove', 'later', 'back', 'nonsense', 'constructor']) {
      const answer = await send(role, { do: wish, line, quantity: '0' })
      expect(answer.ok, wish).toBe(false)
      expect(answer.removed).toBeUndefined()
      expect(JSON.stringify(answer.cart ?? '')).not.toContain(line)
    }
    expect(await cart()).toMatchObject({ count: 1 })
  })

  test.each([
    [{ do: 'remove', quantity: '' }, false],
    [{ do: 'set', quantity: '0' }, false],
    [{ do: 'remove', quantity: '' }, true],
  ])('by %j takes a line out, and it can be put back where it lay', async (wish, savedForLater) => {
    const line = await aLine(10, { savedForLater })
    const { removed, cart: without } = await send('buyer', { ...wish, line })
    expect(without).toMatchObject({ count: 0, saved: [] })
    expect(removed).toMatchObject({ product: world.ids.products.live, quantity: 10, later: savedForLater })
    const back = await send('buyer', {
      do: 'undo',
      product: removed?.product ?? '',
      quantity: String(removed?.quantity),
      later: removed?.later ? 'yes' : 'no',
    })
    expect(back).toMatchObject({ ok: true, message: 'Put back in your cart.' })
    expect(back.cart).toMatchObject({ count: savedForLater ? 0 : 1 })
    expect(back.cart?.saved).toHaveLength(savedForLater ? 1 : 0)
  })

  test('that was taken out is not put back once it is sold no more, and this is said', async () => {
    const answer = await send('buyer', { do: 'undo', product: world.ids.products.pending, quantity: '3' })
    expect(answer).toMatchObject({
      ok: false,
      message: 'Failed to add item to cart: This product isn’t for sale at the moment.',
    })
  })
})

describe('the cart that is shown', () => {
  test('tells a changed price until it was looked at', async () => {
    const line = await aLine(10)
    await run('update cart_items set seen_unit_price = 999')
    const [before] = (await cart()).sellers[0]?.lines ?? []
    expect(before?.change).toMatchObject({ from: 999 })
    const seen = await send('buyer', { do: 'set', line, quantity: '10' })
    expect(seen.cart?.sellers[0]?.lines[0]?.change).toBeUndefined()
  })

  test('never tells the stock, unless few are left', async () => {
    await aLine(10)
    expect(Object.keys((await cart()).sellers[0]?.lines[0] ?? {})).not.toContain('available')
    expect((await cart()).sellers[0]?.lines[0]?.left).toBeNull()
    const { live } = world.ids.products
    await run(`update products set stock = reserved + 3 where id = '${live}'`)
    const few = (await cart()).sellers[0]?.lines[0]
    await run(`update products set stock = reserved + 40 where id = '${live}'`)
    expect(few).toMatchObject({ left: 3, issues: [{ code: 'cart.onlyLeft', params: { n: 3 } }] })
  })

  test('keeps what is no longer sold, counts nothing for it, and lets it be saved for later', async () => {
    const line = await aLine(10)
    const { live } = world.ids.products
    await run(`update products set is_live = false where id = '${live}'`)
    expect(await cart()).toMatchObject({ subtotal: 0, mayCheckOut: false })
    const answer = await send('buyer', { do: 'later', line })
    const back = await send('buyer', { do: 'back', line })
    await run(`update products set is_live = true where id = '${live}'`)
    expect(answer).toMatchObject({ ok: true, message: 'Saved for later.' })
    expect(answer.cart?.saved).toEqual([expect.objectContaining({ id: line, isOnSale: false })])
    expect(back).toMatchObject({ ok: false })
  })

  test('marks a name that stands in another language than the reader’s (rule C18)', async () => {
    await aLine(10)
    const korean = await getCart(world.ids.users.buyer, 'ko')
    expect((await cart()).sellers[0]?.lines[0]?.lang ?? null).toBeNull()
    const names = await world.payload.db.drizzle.execute(
      `select 1 from products_locales where _parent_id = '${world.ids.products.live}' and _locale = 'ko' and name <> ''`,
    )
    expect(korean.sellers[0]?.lines[0]?.lang ?? null).toBe(names.rows.length > 0 ? null : 'en')
  })
})

describe('a quantity', () => {
  const set = async (role: SignedIn | 'visitor', line: string, quantity: string) =>
    (await send(role, { do: 'set', line, quantity })).ok ?? false
  const stored = async () => (await cart()).sellers[0]?.lines[0]?.quantity

  test('is stored for whose line it is, and for nobody else', async () => {
    const line = await aLine(10)
    for (const role of ['visitor', 'otherBuyer', 'admin'] as const)
      expect(await set(role, line, '12')).toBe(false)
    expect(await stored()).toBe(10)
    expect(await set('buyer', line, '12')).toBe(true)
    expect(await stored()).toBe(12)
  })

  test('that cannot be ordered changes nothing', async () => {
    const line = await aLine(10)
    for (const quantity of ['2.5', 'many', '900000']) expect(await set('buyer', line, quantity)).toBe(false)
    expect(await stored()).toBe(10)
  })
})
