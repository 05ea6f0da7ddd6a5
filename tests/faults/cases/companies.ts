import { randomUUID } from 'node:crypto'
import { foundCompany } from '@/features/account/companies/commands/found-company'
import { must, type Case } from '~/tests/faults/case'
import { runChild } from '~/tests/faults/child'
import { until, type Buyer, type Shop } from '~/tests/faults/shop'

/** A company with two owners, and a requester whose order waits for one of them. */
async function waiting(shop: Shop) {
  const people = await shop.buyers(3)
  const [owner, other, requester] = people as [Buyer, Buyer, Buyer]
  const founded = await foundCompany(
    { kind: 'buyer', id: owner.id },
    { name: 'Han River Builders', businessNumber: '123456782' },
  )
  must(founded.ok, `not founded: ${JSON.stringify(founded)}`)
  const join = async ({ id }: Buyer, role: string) => {
    const member = randomUUID()
    await shop.query(
      'insert into company_members (id, company_id, user_id, role) values ($1, $2, $3, $4::enum_company_members_role)',
      [member, founded.value.company, id, role],
    )
    return member
  }
  await join(other, 'owner')
  const member = await join(requester, 'requester')
  const product = await shop.product(10)
  const { checkout } = await shop.place(requester, { [product]: 4 })
  const approval = async () =>
    (
      await shop.query<{ approval: string; status: string }>(
        'select approval::text, status::text from checkouts where id = $1',
        [checkout],
      )
    )[0]
  const first = await approval()
  must(first?.approval === 'waiting', `its approval is ${first?.approval}`)
  const reserved = async () =>
    (await shop.query<{ n: number }>('select reserved::int as n from products where id = $1', [product]))[0]
      ?.n
  return { owner, other, requester, member, checkout, approval, reserved }
}

export const companies: Case[] = [
  {
    name: 'companies: two owners approve one order at once',
    async run(shop) {
      const { owner, other, requester, checkout, approval } = await waiting(shop)
      const ends = await Promise.all(
        [owner, other].map(({ id }) => runChild(shop, 'trade', ['approve', id, checkout])),
      )
      must(ends.toSorted().join() === '0,1', `ended with ${ends.join(', ')}`)
      must((await approval())?.approval === 'approved', 'it is not approved')
      await shop.pay(checkout)
      const took = await until('it confirmed', async () =>
        (await shop.ordersOf(checkout)).every((status) => status === 'confirmed'),
      )
      const mails = await shop.query(
        "select 1 from emails where template = 'approvalGiven' and user_id = $1",
        [requester.id],
      )
      must(mails.length === 1, `${mails.length} emails of the approval`)
      return `approved once, paid and confirmed ${took.toFixed(1)} s later`
    },
  },
  {
    name: 'companies: an order is approved while its member is removed',
    async run(shop) {
      const { owner, other, member, checkout, approval, reserved } = await waiting(shop)
      const [approved, removed] = await Promise.all([
        runChild(shop, 'trade', ['approve', owner.id, checkout]),
        runChild(shop, 'trade', ['remove', other.id, member]),
      ])
      must(removed === 0, `the removal ended with ${removed}`)
      must(approved === 0 || approved === 1, `the approval ended with ${approved}`)
      await until('its stock released', async () => (await reserved()) === 0)
      const { status } = (await approval()) ?? {}
      must(status === 'cancelled' || status === 'expired', `the payment is ${status}`)
      must(
        (await shop.ordersOf(checkout)).every((one) => one === 'cancelled'),
        'an order is still open',
      )
      return `${approved === 0 ? 'approved first' : 'removed first'}; the order is over, its stock released`
    },
  },
]
