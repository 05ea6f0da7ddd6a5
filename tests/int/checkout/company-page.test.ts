import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCompany } from '@/features/account/companies/get-company'
import { getCompanyTerms } from '@/features/account/companies/get-company-terms'
import { openTerms, type Terms } from '~/tests/support/shop/net-terms'

let world: Terms
beforeAll(async () => {
  world = await openTerms()
})
afterAll(() => world.shop.close())

test('the open invoices of a company stand 20 to a page, what is due first before the others (M123)', async () => {
  const { owner } = await world.trusted({ creditLimit: '900000' })
  const product = await world.shop.product({ stock: 1_000 })
  const placed: string[] = []
  for (let at = 0; at < 21; at += 1)
    placed.push((await world.shop.order(owner, { [product]: 1 }, world.ON_TERMS)).checkout)
  const [last = ''] = placed
  await world.shop.query('update checkouts set due_on = (due_on::date + 1)::text where id = $1', [last])
  const read = async (page?: number) => (await getCompanyTerms(await world.as(owner), page))?.open
  const first = await read()
  expect(first).toMatchObject({ total: 21, page: 1, pages: 2 })
  expect(first?.invoices).toHaveLength(20)
  expect(first?.invoices.map(({ checkout }) => checkout)).not.toContain(last)
  const second = await read(2)
  expect(second?.invoices.map(({ checkout }) => checkout)).toEqual([last])
  expect(await read(99_999)).toEqual(second)
})

test('of the orders that wait for an owner the page has fifty, and says how many more there are (M100)', async () => {
  const { owner, company } = await world.company()
  const user = await world.colleague(company, 'requester')
  const product = await world.shop.product({ stock: 100 })
  const { checkout } = await world.shop.order(user, { [product]: 1 })
  await world.shop.query(
    `insert into checkouts select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
       'number', 'copy ' || n || c.id, 'idempotency_key', 'copy ' || n || c.id, 'created_at', now()))).*
     from checkouts c, generate_series(1, 50) n where c.id = $1`,
    [checkout],
  )
  const view = await getCompany(await world.as(owner))
  expect(view?.waiting.map((each) => each.checkout)).toEqual([checkout])
  expect(view?.moreWaiting).toBe(1)
  await world.shop.query("delete from checkouts where number like 'copy %'")
})
