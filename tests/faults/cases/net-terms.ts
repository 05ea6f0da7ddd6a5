import { randomUUID } from 'node:crypto'
import { dueDayOf } from '@/domain/people/companies/terms'
import type { CrashPoint } from '@/server/db/connections/crash-point'
import { must, type Case } from '~/tests/faults/case'
import { runChild } from '~/tests/faults/child'
import type { Shop } from '~/tests/faults/shop'

/** A company with net 30, owned by all of these buyers, each with two of a product in the cart; the form of each. */
async function company(shop: Shop, count: number, fits: number) {
  const buyers = await shop.buyers(count)
  const product = await shop.product(1000)
  for (const buyer of buyers) await shop.fill(buyer, { [product]: 2 })
  const [first] = buyers
  must(Boolean(first), 'nobody buys')
  const { total } = (await shop.seen(first as never)).quote
  const id = randomUUID()
  await shop.query(
    `insert into companies (id, name, business_number, net_days, credit_limit) values ($1, 'Fault Ltd.', '1', 30, $2)`,
    [id, total * fits],
  )
  await shop.query(
    `insert into company_members (id, company_id, user_id, role)
     select gen_random_uuid(), $1, u, 'owner' from unnest($2::uuid[]) u`,
    [id, buyers.map((buyer) => buyer.id)],
  )
  const forms = await Promise.all(
    buyers.map(async (buyer) => ({
      ...(await shop.form(buyer)),
      buyer: buyer.id,
      locale: 'en',
      provider: 'terms',
      dueOn: dueDayOf(30, new Date()),
    })),
  )
  const owed = async () =>
    Number(
      (
        await shop.query<{ owed: string }>(
          'select coalesce(sum(owed), 0) as owed from checkouts where company_id = $1',
          [id],
        )
      )[0]?.owed,
    )
  return { forms, total, owed }
}

const atOnce: Case = {
  name: 'net terms: five processes, a limit for two orders',
  async run(shop) {
    const { forms, total, owed } = await company(shop, 5, 2)
    const ends = await Promise.all(forms.map((form) => runChild(shop, 'on-terms', [JSON.stringify(form)])))
    must(ends.filter((end) => end === 0).length === 2, `they ended with ${ends.join(', ')}`)
    must((await owed()) === total * 2, `${await owed()} is owed`)
    must((await shop.broken()).length === 0, (await shop.broken()).join('; '))
    return '2 of 5 placed, to the limit'
  },
}

const killed = (point: CrashPoint, isPlaced: boolean): Case => ({
  name: `net terms: kill -9 at ${point}`,
  async run(shop) {
    const { forms, total, owed } = await company(shop, 1, 1)
    must(
      (await runChild(shop, 'on-terms', [JSON.stringify(forms[0] ?? {})], point)) === 'SIGKILL',
      `nobody came past ${point}`,
    )
    must((await owed()) === (isPlaced ? total : 0), `${await owed()} is owed`)
    // The same form again is the same order.
    must(
      (await runChild(shop, 'on-terms', [JSON.stringify(forms[0] ?? {})])) === 0,
      'it did not end well the second time',
    )
    must((await owed()) === total, `${await owed()} is owed in the end`)
    must((await shop.broken()).length === 0, (await shop.broken()).join('; '))
    return 'placed once, books right'
  },
})

export const netTerms: Case[] = [
  atOnce,
  killed('checkout.written', false),
  killed('checkout.committed', true),
]
