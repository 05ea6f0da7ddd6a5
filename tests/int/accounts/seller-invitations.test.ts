import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { actorOfUser } from '@/domain/people/actor'
import { joinCompanyAction as joinCompany } from '@/features/account/companies/company-actions'
import { callOff } from '@/features/buying/orders/commands/cancel-order'
import { invitePerson, withdrawSellerInvitation } from '@/features/selling/people/commands/invite'
import { joinSeller, readSellerInvitation } from '@/features/selling/people/commands/join'
import { joinSellerAction } from '@/features/selling/people/people-actions'
import { database } from '@/server/db/transaction'
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

describe('an invitation to a seller', () => {
  test('is followed once, by the buyer’s account with its email address, who then works there (P41)', async () => {
    const seller = await shop.seller()
    const { id, email } = await world.newcomer()
    const secret = await world.invited(seller, email.toUpperCase(), 'products')
    expect(await readSellerInvitation(await database(), secret)).toMatchObject({ role: 'products', email })
    const other = await world.newcomer()
    expect(codes(await joinSeller(other.id, secret))).toBe('sellerPeople.otherEmail')
    const twice = await Promise.all([joinSeller(id, secret), joinSeller(id, secret)])
    expect(twice.map(codes).toSorted()).toEqual(['ok', 'sellerPeople.invitationGone'])
    expect(await world.workOf(id)).toEqual({ seller, role: 'products', type: 'seller' })
    expect(await world.notified(seller)).toContain('people.joined')
    expect((await world.behind(id, 'products'))?.id).toBe(seller)
    expect(await world.behind(id, 'orders')).toBeNull()
  })

  test('is refused for whoever sells or works elsewhere, is suspended, or has an order open there (P41)', async () => {
    const seller = await shop.seller()
    const owned = await shop.seller()
    const [row] = await shop.query<{ email: string }>('select email from users where id = $1', [owned])
    const sells = await world.invited(seller, row?.email ?? '')
    expect(codes(await joinSeller(owned, sells))).toBe('sellerPeople.sells')
    const works = await world.person(owned, 'orders')
    expect(codes(await joinSeller(works.id, await world.invited(seller, works.email)))).toBe(
      'sellerPeople.sells',
    )
    const { id, email } = await world.newcomer()
    const secret = await world.invited(seller, email)
    await shop.query(`update users set suspended_at = now(), suspended_reason = 'x' where id = $1`, [id])
    expect(codes(await joinSeller(id, secret))).toBe('account.suspended')
    await shop.query('update users set suspended_at = null, suspended_reason = null where id = $1', [id])
    const product = await shop.product({ seller, stock: 100 })
    const [order = ''] = (await shop.paid(id, { [product]: 10 })).orders
    expect(codes(await joinSeller(id, secret))).toBe('sellerPeople.ordersOpen')
    expect(codes(await callOff(await world.owner(seller), { order, reason: 'Out of stock.' }))).toBe('ok')
    await shop.fill(id, { [product]: 10 })
    await shop.query(
      `insert into samples (id, buyer_id, product_id, status, price, freight) values (gen_random_uuid(), $1, $2, 'wanted', 900, 500)`,
      [id, product],
    )
    expect(codes(await joinSeller(id, secret))).toBe('ok')
    expect(await shop.query('select 1 from cart_items where user_id = $1', [id])).toEqual([])
    expect(await shop.query('select 1 from samples where buyer_id = $1', [id])).toEqual([])
  })

  test('ends after seven days, when it is sent again, taken back, or its seller is suspended (P41)', async () => {
    const seller = await shop.seller()
    const { id, email } = await world.newcomer()
    const first = await world.invited(seller, email)
    const second = await world.invited(seller, email)
    expect(codes(await joinSeller(id, first))).toBe('sellerPeople.invitationGone')
    await shop.query(`update seller_invitations set expires_at = now() where email = $1`, [email])
    expect(codes(await joinSeller(id, second))).toBe('sellerPeople.invitationGone')
    const third = await world.invited(seller, email)
    const [row] = await shop.query<{ id: string }>('select id from seller_invitations where email = $1', [
      email,
    ])
    const foreign = await world.owner(shop.ids.users.otherSeller)
    expect(codes(await withdrawSellerInvitation(foreign, row?.id ?? ''))).toBe('sellerPeople.invitationGone')
    await shop.query(`update sellers set status = 'suspended', status_reason = 'x' where id = $1`, [seller])
    expect(codes(await joinSeller(id, third))).toBe('sellerPeople.invitationGone')
    expect(codes(await withdrawSellerInvitation(await world.owner(seller), row?.id ?? ''))).toBe(
      'sellerPeople.notActive',
    )
    await shop.query(`update sellers set status = 'active', status_reason = null where id = $1`, [seller])
    expect(codes(await withdrawSellerInvitation(await world.owner(seller), row?.id ?? ''))).toBe('ok')
    expect(codes(await joinSeller(id, third))).toBe('sellerPeople.invitationGone')
    expect(codes(await joinSeller(id, 'x'.repeat(9_000)))).toBe('sellerPeople.invitationGone')
  })

  test('is followed thirty times an hour, with those of companies (M98, P41)', async () => {
    const { email } = await world.newcomer()
    const browser = openBrowser(await world.tokenOf(email))
    for (let at = 0; at < 15; at += 1)
      for (const follow of [joinSellerAction, joinCompany])
        expect((await browser.submit(follow, { token: `${at}` })).message).not.toContain('Too many')
    for (const follow of [joinSellerAction, joinCompany])
      expect((await browser.submit(follow, { token: 'x' })).message).toContain('Too many attempts')
  })

  test('is sent by owners alone, to somebody new, with what is typed checked (P41, P42)', async () => {
    const seller = await shop.seller()
    const clerk = await world.person(seller, 'orders')
    const asked = (email: string, role = 'orders') => ({ typed: { email, role }, locale: 'en' as const })
    const me = await world.owner(seller)
    expect(codes(await invitePerson(me, asked('\0nobody', 'boss')))).toBe(
      'email: account.email, role: sellerPeople.role',
    )
    expect(codes(await invitePerson(me, asked(clerk.email)))).toBe('email: sellerPeople.known')
    for (const id of [clerk.id, await shop.buyer()])
      expect(codes(await invitePerson(actorOfUser(await world.as(id)), asked('a@maru.test')))).toBe(
        'sellerPeople.ownersOnly',
      )
  })
})
