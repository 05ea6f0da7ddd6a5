import { afterAll, beforeAll } from 'vitest'
import { getPeople } from '@/features/selling/people/get-people'
import {
  changePersonAction,
  invitePersonAction,
  joinSellerAction,
  leaveSellerAction,
  removePersonAction,
  withdrawSellerInvitationAction,
} from '@/features/selling/people/people-actions'
import { PASSWORD } from '~/tests/support/factories/people'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { openBrowser } from '~/tests/support/http/browser'
import { openSellerPeople, type SellerPeople } from '~/tests/support/shop/seller-people'

let world: SellerPeople
beforeAll(async () => {
  world = await openSellerPeople()
})
afterAll(() => world.shop.close())

const seller = () => world.shop.ids.users.seller
const browser = () => openBrowser(world.shop.tokens.seller)
const PROVEN = { currentPassword: PASSWORD }

keepBudget('seller-people', {
  'read the people of a seller as an owner': async () => {
    await world.person(seller(), 'orders')
    return async () => {
      const founder = await world.behind(seller(), 'overview')
      return founder && getPeople(founder, 'Hanbit Tile')
    }
  },
  'selling/people/people-actions invitePersonAction': async () => () =>
    browser().submit(invitePersonAction, { email: 'guest@maru.test', role: 'orders', ...PROVEN }),
  'selling/people/people-actions withdrawSellerInvitationAction': async () => {
    await world.invited(seller(), 'guest2@maru.test')
    const [row] = await world.shop.query<{ id: string }>(
      `select id from seller_invitations where email = 'guest2@maru.test'`,
    )
    return () => browser().submit(withdrawSellerInvitationAction, { invitation: row?.id ?? '' })
  },
  'selling/people/people-actions changePersonAction': async () => {
    const { row } = await world.person(seller(), 'orders')
    return () => browser().submit(changePersonAction, { person: row, role: 'finance', ...PROVEN })
  },
  'selling/people/people-actions removePersonAction': async () => {
    const { row } = await world.person(seller(), 'orders')
    return () => browser().submit(removePersonAction, { person: row, ...PROVEN })
  },
  'selling/people/people-actions leaveSellerAction': async () => {
    const { token } = await world.person(seller(), 'orders')
    return () => openBrowser(token).submit(leaveSellerAction, {})
  },
  'selling/people/people-actions joinSellerAction': async () => {
    const { email } = await world.newcomer()
    const token = await world.invited(seller(), email)
    const own = await world.tokenOf(email)
    return () => openBrowser(own).submit(joinSellerAction, { token })
  },
})
