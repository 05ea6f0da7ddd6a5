import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cartRule } from '@/domain/cart/cart-rule'
import { actorOfUser } from '@/domain/people/actor'
import { putSample } from '@/features/buying/cart/lines/put-sample'
import { requestPrice } from '@/features/buying/price-requests/commands/request-price'
import { openThread } from '@/features/talk/chat/thread/open-thread'
import { listMessages } from '@/features/talk/chat/thread/list-messages'
import { deliverMessage } from '@/features/talk/chat/thread/deliver-message'
import { getOrder } from '@/features/buying/orders/get-order'
import { acknowledgeOrder } from '@/features/buying/orders/commands/fulfil-order'
import { deleteOwnAccount } from '@/features/account/personal-data/delete-account'
import { changePerson, leaveSeller, removePerson } from '@/features/selling/people/commands/change-person'
import { getPeople } from '@/features/selling/people/get-people'
import {
  changePersonAction,
  invitePersonAction,
  joinSellerAction,
  removePersonAction,
} from '@/features/selling/people/people-actions'
import { memberOf } from '@/server/auth/member'
import { inTransaction } from '@/server/db/transaction'
import { notify } from '@/server/talk/notify'
import { PASSWORD } from '~/tests/support/factories/people'
import { openBrowser } from '~/tests/support/http/browser'
import { openSellerPeople, type SellerPeople } from '~/tests/support/shop/seller-people'
import { codes } from '~/tests/support/shop/price-requests'

let world: SellerPeople
let shop: SellerPeople['shop']
beforeAll(async () => {
  world = await openSellerPeople()
  shop = world.shop
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

/** Of who works for no seller. */
const NOBODYS = { seller: null, role: null, type: 'buyer' }
const mailed = async (user: string) =>
  (
    await shop.query<{ template: string }>(
      'select template from emails where user_id = $1 order by created_at, template',
      [user],
    )
  ).map(({ template }) => template)

describe('the people of a seller', () => {
  test('are changed and removed by owners, with the password asked again (P42)', async () => {
    const seller = await shop.seller()
    const owner = await world.person(seller, 'owner')
    const clerk = await world.person(seller, 'orders')
    const browser = openBrowser(owner.token)
    const typed = { person: clerk.row, role: 'finance' }
    expect(await browser.submit(changePersonAction, typed)).toMatchObject({
      fields: { currentPassword: 'Enter your current password.' },
    })
    expect(await browser.submit(changePersonAction, { ...typed, currentPassword: 'wrong' })).toMatchObject({
      fields: { currentPassword: 'Incorrect password.' },
    })
    expect((await world.workOf(clerk.id))?.role).toBe('orders')
    expect(await browser.submit(changePersonAction, { ...typed, currentPassword: PASSWORD })).toMatchObject({
      ok: true,
    })
    expect((await world.workOf(clerk.id))?.role).toBe('finance')
    expect(await world.notified(clerk.id)).toEqual(['people.roleGiven'])
    for (const id of [seller, owner.id]) {
      expect(await world.notified(id)).toContain('people.changed')
      expect(await mailed(id)).toContain('sellerPersonChanged')
    }
    expect(await browser.submit(invitePersonAction, { email: 'z@maru.test', role: 'orders' })).toMatchObject({
      fields: { currentPassword: 'Enter your current password.' },
    })
    await inTransaction((tx) =>
      notify(tx, { kind: 'payout.sent', user: seller, about: seller, params: { amount: 100 } }),
    )
    expect(await world.notified(clerk.id)).toContain('payout.sent')
    const gone = { person: clerk.row, currentPassword: PASSWORD }
    expect(await openBrowser(clerk.token).submit(removePersonAction, gone)).toMatchObject({ ok: false })
    expect(await browser.submit(removePersonAction, gone)).toMatchObject({ ok: true })
    expect(await world.workOf(clerk.id)).toEqual(NOBODYS)
    expect(await mailed(clerk.id)).toContain('sellerPersonRemoved')
    expect(await world.notified(clerk.id)).toEqual(['people.roleGiven', 'people.removed'])
  })

  test('always have an owner: who registered it, who can neither be changed, removed nor leave (P39)', async () => {
    const seller = await shop.seller()
    const owner = await world.person(seller, 'owner')
    const actor = await world.owner(owner.id)
    expect(codes(await changePerson(actor, { person: seller, role: 'orders' }))).toBe('sellerPeople.founder')
    expect(codes(await removePerson(actor, seller))).toBe('sellerPeople.founder')
    expect(codes(await removePerson(actor, owner.row))).toBe('sellerPeople.leaveInstead')
    expect(codes(await leaveSeller(seller))).toBe('sellerPeople.founder')
    expect(codes(await changePerson(actor, { person: owner.row, role: 'boss' }))).toBe(
      'role: sellerPeople.role',
    )
    const foreign = await world.person(shop.ids.users.otherSeller, 'orders')
    expect(codes(await removePerson(actor, foreign.row))).toBe('sellerPeople.gone')
    expect(codes(await leaveSeller(owner.id))).toBe('ok')
    expect(await world.notified(seller)).toContain('people.left')
    expect(codes(await leaveSeller(owner.id))).toBe('sellerPeople.founder')
  })

  test('two owners who remove each other at once leave one (P42)', async () => {
    const seller = await shop.seller()
    const [one, two] = [await world.person(seller, 'owner'), await world.person(seller, 'owner')]
    const [first, second] = [await world.owner(one.id), await world.owner(two.id)]
    const done = await Promise.all([removePerson(first, two.row), removePerson(second, one.row)])
    expect(done.map(codes).toSorted()).toEqual(['ok', 'sellerPeople.ownersOnly'])
  })

  test('read one another, by name and role; invitations are the owners’ to read (P40)', async () => {
    const seller = await shop.seller()
    const clerk = await world.person(seller, 'finance')
    await world.invited(seller, 'guest@maru.test')
    const mine = await world.behind(clerk.id, 'overview')
    const view = mine && (await getPeople(mine, 'Co'))
    expect(view?.people.map(({ role, isMe, isFounder }) => [role, isMe, isFounder])).toEqual([
      ['owner', false, true],
      ['finance', true, false],
    ])
    expect(view?.invitations).toEqual([])
    const founder = await world.behind(seller, 'overview')
    expect((founder && (await getPeople(founder, 'Co')))?.invitations).toHaveLength(1)
  })

  test('buy nothing from their seller, ask it for no price and write to it as nobody’s buyer (P3, P41)', async () => {
    const seller = await shop.seller()
    const { id } = await world.person(seller, 'orders')
    const product = await shop.product({ seller, stock: 50, samplePrice: 900, sampleFreight: 500 })
    const actor = actorOfUser(await world.as(id))
    expect(codes(await putSample(await world.as(id), product))).toBe('product: cart.ownProduct')
    const tiers = [{ minQty: 1, unitPrice: 100 }] as never
    const ruled = cartRule(
      { next: { user: id, product, quantity: 1 }, actor },
      { product: { seller, tiers, available: 50 } },
    )
    expect(codes(ruled)).toBe('product: cart.ownProduct')
    expect(codes(await openThread(id, product))).toBe('seller: thread.self')
    const asked = {
      lines: [{ product, quantity: '10', target: '' }],
      note: '',
      questions: [],
      postalCode: '',
    }
    const answer = await requestPrice({ ...asked, buyer: id, locale: 'en', key: 'a-key' } as never).catch(
      (error: unknown) => error,
    )
    expect(JSON.stringify(answer)).not.toContain('"ok":true')
  })
})

describe('what people do', () => {
  test('is named in the history of an order and in the conversation, and the buyer reads the seller (S60)', async () => {
    const seller = await shop.seller()
    const clerk = await world.person(seller, 'orders')
    const buyer = await shop.buyer()
    const product = await shop.product({ seller, stock: 100 })
    const [order = ''] = (await shop.paid(buyer, { [product]: 10 })).orders
    const actor = actorOfUser(await world.behind(clerk.id, 'orders'))
    expect(codes(await acknowledgeOrder(actor, order))).toBe('ok')
    const seen = await getOrder(await world.behind(seller, 'orders'), order)
    expect(seen?.events.find(({ to }) => to === 'processing')?.person).toBeTruthy()
    expect((await getOrder(await world.as(buyer), order))?.events.some(({ person }) => person)).toBe(false)
    const [event] = await shop.query(
      `select actor_kind::text, actor_id from order_events where order_id = $1 and "to" = 'processing'`,
      [order],
    )
    expect(event).toEqual({ actor_kind: 'seller', actor_id: clerk.id })
    const opened = await openThread(buyer, product)
    const thread = opened.ok ? opened.value : ''
    const said = { thread, text: 'On its way', product: '', order: '', files: [], key: 'k'.repeat(20) }
    expect((await deliverMessage(seller, { ...said, person: clerk.id }, 'en')).sent).toMatchObject({
      isMine: true,
      by: null,
    })
    expect(await listMessages(seller, thread, 'en')).toMatchObject([{ isMine: true, by: expect.any(String) }])
    expect(await listMessages(buyer, thread, 'en')).toMatchObject([{ isMine: false, by: null }])
  })

  test('reaches the owners and those of its part, each by an email of their own (P43)', async () => {
    const seller = await shop.seller()
    const [owner, clerk, lister, books] = await Promise.all(
      (['owner', 'orders', 'products', 'finance'] as const).map((role) => world.person(seller, role)),
    )
    const buyer = await shop.buyer()
    await shop.paid(buyer, { [await shop.product({ seller, stock: 100 })]: 10 })
    for (const id of [seller, owner?.id, clerk?.id]) {
      expect(await world.notified(id ?? '')).toContain('order.confirmed')
      expect(await mailed(id ?? '')).toContain('orderNew')
    }
    for (const id of [lister?.id, books?.id]) expect(await world.notified(id ?? '')).toEqual([])
    await inTransaction((tx) =>
      notify(
        tx,
        { kind: 'payout.sent', user: seller, about: seller, params: { amount: 100 } },
        { kind: 'seller.suspended', user: seller, about: seller, params: { company: 'Co', reason: 'x' } },
      ),
    )
    expect(await world.notified(books?.id ?? '')).toEqual(['payout.sent'])
    expect(await world.notified(owner?.id ?? '')).toEqual(
      expect.arrayContaining(['payout.sent', 'seller.suspended']),
    )
    expect(await world.notified(lister?.id ?? '')).toEqual([])
  })
})

describe('an account that is deleted', () => {
  const leave = async (id: string) =>
    deleteOwnAccount(memberOf(await world.as(id)), { password: PASSWORD, token: '' }, {
      address: '192.0.2.1',
    } as never)

  test('of a person leaves the seller as it is (P44)', async () => {
    const seller = await shop.seller()
    const owner = await world.person(seller, 'owner')
    await world.invited(owner.id, 'late@maru.test')
    expect(codes(await leave(owner.id))).toBe('ok')
    expect(await world.workOf(owner.id)).toEqual(NOBODYS)
    const [still] = await shop.query('select status::text from sellers where id = $1', [seller])
    expect(still).toEqual({ status: 'active' })
    expect(await shop.query(`select 1 from seller_invitations where email = 'late@maru.test'`)).toEqual([])
  })

  test('of the last owner closes the seller, and everybody else is a buyer again; not before (P44)', async () => {
    const seller = await shop.seller()
    const owner = await world.person(seller, 'owner')
    const clerk = await world.person(seller, 'orders')
    expect(codes(await leave(seller))).toBe('sellerPeople.otherOwners')
    expect(codes(await removePerson(await world.owner(seller), owner.row))).toBe('ok')
    expect(codes(await leave(seller))).toBe('ok')
    expect(await world.workOf(clerk.id)).toEqual(NOBODYS)
  })

  test('meets who joins in the same moment: one of the two is refused, or the person is let go again (P44)', async () => {
    const seller = await shop.seller()
    const { id, email } = await world.newcomer()
    const secret = await world.invited(seller, email)
    const browser = openBrowser(await world.tokenOf(email))
    await Promise.all([leave(seller), browser.submit(joinSellerAction, { token: secret })])
    expect(await world.workOf(id)).toEqual(NOBODYS)
  })
})
