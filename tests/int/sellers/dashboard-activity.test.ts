import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import type { Locale } from '@/domain/locale'
import { listActivity, ACTIVITY_SHOWN } from '@/features/selling/dashboard/queries'
import { aProduct } from '~/tests/support/factories/catalogue'
import { aCheckout, anOrder } from '~/tests/support/factories/orders'
import { aSeller, aUser } from '~/tests/support/factories/people'
import { aMessage, aReview, aThread } from '~/tests/support/factories/talk'
import { unique } from '~/tests/support/factories/unique'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let buyer: string
let seller: string
let product: string

beforeAll(async () => {
  world = await openWorld()
  buyer = world.ids.users.buyer
})

/** A seller of one's own for each test, with one product. */
beforeEach(async () => {
  seller = await newSeller()
  product = await newProduct(seller)
})

async function newSeller() {
  const id = await world.system.make('users', aUser(unique('maker'), 'seller'))
  return world.system.make('sellers', aSeller(id, 'maker', 'active'))
}

const newProduct = (owner: string) =>
  world.system.make('products', {
    ...aProduct(owner, world.ids.categories.sub, world.ids.media.house),
    name: 'Oak board',
    status: 'approved',
  })

const day = (number: number) => new Date(Date.UTC(2025, 2, number, 12)).toISOString()

type Wish = { number?: string; at: number; from?: string } & Record<string, unknown>

/** An order of `at` dollars, paid on that day of March. */
async function order({ at, from = buyer, ...more }: Wish) {
  const { make } = world.system
  const checkout = await make('checkouts', aCheckout(from))
  const amount = { subtotal: at * 100, shipping: 0, taxes: [], totalAmount: at * 100 }
  const sides = { buyer: from, seller, checkout, products: [product] }
  return make('orders', { ...anOrder(sides), ...amount, confirmedAt: day(at), ...more })
}

const thread = (more: object = {}, from = buyer) =>
  world.system.make('threads', { ...aThread(from, seller), lastMessageAt: day(1), ...more })

const say = (at: string, sender: string, text: string, number: number) =>
  world.system.make('messages', {
    ...aMessage(at, buyer, seller),
    sender,
    text,
    createdAt: day(number),
  })

async function review(at: number, more: object = {}) {
  const data = aReview(buyer, await order({ at: 1 }), product)
  const id = await world.system.make('comments', { ...data, createdAt: day(at) })
  await world.system.change('comments', id, more)
}

function activity(locale: Locale = 'en') {
  const actor: Actor = { kind: 'seller', id: seller, status: 'active' }
  return listActivity(actor, locale)
}

describe('the recent activity', () => {
  it('is empty for a seller whom nobody has bought from or written to', async () => {
    expect(await activity()).toEqual([])
  })

  it('shows a paid order with its buyer, number, amount and day', async () => {
    await order({ at: 7, number: 'M-7' })
    expect(await activity()).toMatchObject([
      { kind: 'order', buyer: 'buyer Kim', reference: 'M-7', amount: 700, at: Date.parse(day(7)) },
    ])
  })

  it('shows the newest first, and no more than it has room for', async () => {
    for (const at of [3, 12, 5, 1, 9, 11, 2, 8, 4, 10, 6, 7]) await order({ at })
    const amounts = (await activity()).map((entry) => entry.kind === 'order' && entry.amount / 100)
    expect(amounts).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].slice(0, ACTIVITY_SHOWN))
  })

  it.each([
    ['not paid', { status: 'pending_payment', confirmedAt: null }],
    ['cancelled before it was paid', { status: 'cancelled', confirmedAt: null }],
    ['cancelled while it waited for a quote', { status: 'cancelled', confirmedAt: null, quote: 'waiting' }],
  ])('leaves out an order that was %s', async (_, more) => {
    await order({ at: 1, ...more })
    expect(await activity()).toEqual([])
  })

  it('says of an order whether it was cancelled', async () => {
    await order({ at: 2 })
    await order({ at: 1, status: 'cancelled' })
    expect(await activity()).toMatchObject([{ isCancelled: false }, { isCancelled: true }])
  })

  it.each([
    ['waits for a quote', { status: 'pending_payment', confirmedAt: null, quote: 'waiting' }],
    ['was cancelled after it was paid', { status: 'cancelled' }],
    ['is on its way', { status: 'shipped' }],
  ])('shows an order that %s', async (_, more) => {
    await order({ at: 1, ...more })
    expect(await activity()).toHaveLength(1)
  })

  it('shows the buyer’s last words of a thread, even after the seller has answered', async () => {
    const at = await thread({ lastMessageAt: day(4), lastSender: 'seller' })
    await say(at, buyer, 'Is it in stock?', 2)
    await say(at, buyer, 'In grey, too?', 3)
    await say(at, seller, 'Both are.', 4)
    const [entry, ...rest] = await activity()
    expect(rest).toEqual([])
    expect(entry).toMatchObject({ kind: 'inquiry', buyer: 'buyer Kim', text: 'In grey, too?' })
    expect(entry?.at).toBe(Date.parse(day(3)))
    expect(entry?.reference).toBe(at.slice(-8).toUpperCase())
  })

  it('leaves out a thread in which the buyer has said nothing', async () => {
    await say(await thread(), seller, 'Good morning.', 1)
    expect(await activity()).toEqual([])
  })

  it('names a buyer without a name by the order’s address, and not at all in a thread', async () => {
    const nameless = await world.system.make('users', {
      ...aUser(unique('nameless')),
      displayName: null,
      firstName: ' ',
      lastName: null,
    })
    await order({ at: 1, from: nameless })
    await say(await thread({}, nameless), nameless, 'Hello.', 2)
    expect((await activity()).map((entry) => entry.buyer)).toEqual([null, 'buyer@maru.test'])
  })

  it('shows a review with its stars, and the product in the reader’s language', async () => {
    await world.system.change('products', product, { name: 'Planche de chêne' }, { locale: 'fr' })
    await review(5)
    const shown = { kind: 'review', rating: 4, text: 'Well made, well packed.', textLang: 'en' }
    expect((await activity('fr'))[0]).toMatchObject({ ...shown, reference: 'Planche de chêne', lang: 'fr' })
    expect((await activity('ko'))[0]).toMatchObject({ ...shown, reference: 'Oak board', lang: 'en' })
  })

  it('leaves out a review that staff have hidden', async () => {
    await review(5, { hidden: true, hiddenReason: 'Names a neighbour.' })
    expect((await activity()).map((entry) => entry.kind)).toEqual(['order'])
  })

  it('shows nothing of another seller', async () => {
    await say(await thread(), buyer, 'Hello.', 2)
    await review(3)
    expect(await activity()).toHaveLength(3)
    seller = await newSeller()
    expect(await activity()).toEqual([])
  })
})
