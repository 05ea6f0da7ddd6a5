import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addToCart } from '@/features/buying/cart/actions'
import type { AddState } from '@/features/buying/cart/cart-form'
import { addLine } from '@/features/buying/cart/lines/add-line'
import { getLine } from '@/features/buying/cart/lines/get-line'
import { GET } from '@/app/api/cart/line/route'
import { openWorld, type World } from '~/tests/support/open-world'
import type { Member, SignedIn } from '~/tests/support/roles'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))

let world: World
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  cookie = undefined
  await world.payload.db.drizzle.execute('delete from cart_items')
})

const linesOf = async (role: Member) =>
  (await world.system.all('cart-items', { where: { user: { equals: world.ids.users[role] } } })).map(
    ({ product, quantity, seenUnitPrice }) => ({ product, quantity, seenUnitPrice }),
  )

function add(role: SignedIn | 'visitor', product: string, quantity: string, locale = 'en') {
  cookie = role === 'visitor' ? undefined : world.tokens[role]
  const form = new FormData()
  form.set('product', product)
  form.set('quantity', quantity)
  form.set('locale', locale)
  return addToCart({}, form)
}
const memberOf = (role: Member) => {
  const user = world.users[role]
  if (!user) throw new Error(`Nobody is signed in as ${role}.`)
  return user
}

describe('adding to the cart', () => {
  test('stores one line, counts it for the badge, and remembers the price that was seen', async () => {
    const { live } = world.ids.products
    const answer = await add('buyer', live, '12')
    expect(answer).toMatchObject({
      ok: true,
      message: 'Added to your cart.',
      line: { quantity: 12, count: 1 },
    })
    expect(await linesOf('buyer')).toEqual([{ product: live, quantity: 12, seenUnitPrice: 1800 }])
  })

  test('adds to the quantity of what lies there already, and to no other line', async () => {
    const { live, otherLive } = world.ids.products
    await add('buyer', live, '3')
    await add('otherBuyer', live, '7')
    await add('buyer', otherLive, '1')
    expect((await add('buyer', live, '4')).line).toMatchObject({ quantity: 7, count: 2 })
    expect((await linesOf('buyer')).map(({ quantity }) => quantity).toSorted()).toEqual([1, 7])
    expect((await linesOf('otherBuyer')).map(({ quantity }) => quantity)).toEqual([7])
  })

  test('of what was saved for later puts in what is added now, and not more of it', async () => {
    const { live } = world.ids.products
    await add('buyer', live, '3')
    await world.payload.db.drizzle.execute('update cart_items set saved_for_later = true')
    expect((await getLine(memberOf('buyer'), live)).quantity).toBe(0)
    expect((await add('buyer', live, '1')).line).toMatchObject({ quantity: 1, count: 1 })
    expect((await add('buyer', live, '2')).line).toMatchObject({ quantity: 3, count: 1 })
  })

  test('of one product, twenty times at once, makes one line with the sum', async () => {
    const { live } = world.ids.products
    await Promise.all(Array.from({ length: 20 }, () => addLine(memberOf('buyer'), live, 2)))
    expect(await linesOf('buyer')).toEqual([{ product: live, quantity: 40, seenUnitPrice: 1800 }])
  })

  test('never passes the stock, however many ask at once', async () => {
    const { live } = world.ids.products
    const tries = Array.from({ length: 20 }, () => addLine(memberOf('buyer'), live, 3))
    const settled = await Promise.allSettled(tries)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(13)
    expect((await linesOf('buyer'))[0]?.quantity).toBe(39)
  })
})

describe('adding is refused, with nothing stored,', () => {
  const failed = (words: string) => `Failed to add item to cart: ${words}`

  test.each([
    ['0', 'The minimum order is 1. The nearest quantity you can order is 1.'],
    ['-5', 'The minimum order is 1. The nearest quantity you can order is 1.'],
    ['2.5', 'Enter a whole number. The nearest quantity you can order is 3.'],
    ['', 'Enter a whole number. The nearest quantity you can order is 1.'],
    ['many', 'Enter a whole number. The nearest quantity you can order is 1.'],
    ['41', 'There isn’t enough stock for this quantity. Please order fewer.'],
    ['1000000', 'You can order up to 999,999 at a time. The nearest quantity you can order is 999,999.'],
  ])('for a quantity of "%s"', async (quantity, words) => {
    const answer = await add('buyer', world.ids.products.live, quantity)
    expect(answer).toEqual({ message: failed(words), kept: { quantity } })
    expect(await linesOf('buyer')).toEqual([])
  })

  test('for a quantity that is none, also where a line lies already', async () => {
    const { live } = world.ids.products
    await add('buyer', live, '5')
    await Promise.all(['-3', '0', 'x'].map((quantity) => add('buyer', live, quantity)))
    expect((await linesOf('buyer'))[0]?.quantity).toBe(5)
  })

  test.each(['pending', 'rejected', 'stopped'] as const)('for a product that is %s', async (name) => {
    const answer = await add('buyer', world.ids.products[name], '5')
    expect(answer).toEqual({
      message: failed('This product isn’t for sale at the moment.'),
      kept: { quantity: '5' },
    })
    expect(await linesOf('buyer')).toEqual([])
  })

  test.each(['', 'nothing', "' or 1=1", '00000000-0000-7000-8000-000000000000'])(
    'for a product that does not exist: "%s"',
    async (product) => {
      const answer = await add('buyer', product, '5')
      expect(answer).toEqual({
        message: failed('This product isn’t for sale at the moment.'),
        kept: { quantity: '5' },
      })
    },
  )

  test('for one’s own product', async () => {
    const answer = await add('seller', world.ids.products.live, '5')
    expect(answer).toEqual({ message: failed('You can’t buy your own product.'), kept: { quantity: '5' } })
  })

  test.each(['visitor', 'editor', 'admin'] as const)('for the %s, who is asked to sign in', async (role) => {
    expect(await add(role, world.ids.products.live, '5')).toEqual({
      isSignedOut: true,
      kept: { quantity: '5' },
    })
    expect(await world.system.all('cart-items')).toEqual([])
  })

  test.each([
    ['fr', 'Impossible d’ajouter l’article au panier. '],
    ['ko', '장바구니에 담지 못했습니다: '],
  ])('in the reader’s language: %s', async (locale, words) => {
    const { message }: AddState = await add('buyer', world.ids.products.live, '0', locale)
    expect(message).toContain(words)
  })
})

describe('the line of whoever looks', () => {
  const ask = async (role: SignedIn | 'visitor', product: string) => {
    cookie = role === 'visitor' ? undefined : world.tokens[role]
    const answer = await GET(new Request(`http://localhost/api/cart/line?product=${product}`))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    return (await answer.json()) as object
  }

  test('is told to its owner, to nobody else', async () => {
    const { live } = world.ids.products
    await add('buyer', live, '12')
    expect(await ask('buyer', live)).toMatchObject({ quantity: 12, isOwn: false })
    for (const role of ['visitor', 'otherBuyer', 'editor', 'admin'] as const)
      expect(await ask(role, live), role).toMatchObject({ id: null, quantity: 0 })
  })

  test('tells the seller that it is the seller’s own, and says nothing of what is not on sale', async () => {
    const { live, otherPending } = world.ids.products
    expect(await ask('seller', live)).toMatchObject({ isOwn: true })
    expect(await ask('seller', otherPending)).toEqual({ id: null, quantity: 0, isOwn: false })
    expect(await ask('seller', 'nonsense')).toEqual({ id: null, quantity: 0, isOwn: false })
  })
})
