import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openThread } from '@/features/talk/chat/thread/open-thread'
import { deliverMessage } from '@/features/talk/chat/thread/deliver-message'
import { exportData } from '@/features/account/personal-data/export-data'
import { emailUnseen } from '@/worker/email-unseen'
import { memberState } from '~/tests/support/member-state'
import { openNotified } from '~/tests/support/notified'
import { openSellerPeople, type SellerPeople } from '~/tests/support/shop/seller-people'

let world: SellerPeople
let shop: SellerPeople['shop']
beforeAll(async () => {
  world = await openSellerPeople()
  shop = world.shop
})
afterAll(() => shop.close())

test('who is suspended is told nothing of the seller meanwhile, and their streams end (P28, P40)', async () => {
  const seller = await shop.seller()
  const clerk = await world.person(seller, 'orders')
  const bus = await openNotified(shop)
  onTestFinished(bus.close)
  await memberState(shop, clerk.id, 'suspended')
  expect(await bus.sent()).toContain('sessions')
  const told = await world.notified(clerk.id)
  const buyer = await shop.buyer()
  const product = await shop.product({ seller, stock: 100 })
  await shop.paid(buyer, { [product]: 10 })
  const opened = await openThread(buyer, product)
  const said = { thread: opened.ok ? opened.value : '', text: 'Hello', product: '', order: '', files: [] }
  await deliverMessage(buyer, { ...said, key: 'u'.repeat(20) }, 'en')
  await shop.query(`update messages set created_at = created_at - interval '1 hour'`)
  // Day in Seoul and Toronto.
  while (await emailUnseen(new Date('2026-07-07T00:30:00Z')));
  expect(await world.notified(clerk.id)).toEqual(told)
  const mailed = async (user: string) =>
    (await shop.query<{ template: string }>('select template from emails where user_id = $1', [user])).map(
      ({ template }) => template,
    )
  expect(await mailed(clerk.id)).toEqual(['memberSuspended'])
  expect(await mailed(seller)).toEqual(expect.arrayContaining(['newMessages', 'orderNew']))
  let data = ''
  for await (const part of exportData((await world.as(clerk.id)) as never)) data += part
  expect(JSON.parse(data)).toMatchObject({ 'seller-people': [{ id: clerk.row }] })
})
