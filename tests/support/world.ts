import type { BasePayload } from 'payload'
import type { SignedIn } from './roles'
import type { Samples } from './policy'
import { PASSWORD } from './factories/people'
import { systemOf } from './system'
import { makeCatalogue } from './world/catalogue'
import { makeCompanies } from './world/companies'
import { makeContent } from './world/content'
import { makeDiscounts } from './world/discounts'
import { makeMoney } from './world/money'
import { makeOrders } from './world/orders'
import { makePeople } from './world/people'
import { makeTalk } from './world/talk'

/** One document of every sample that the policy names, made by the server's own means. */
export async function makeWorld(payload: BasePayload): Promise<Samples> {
  const system = systemOf(payload)
  const people = await makePeople(system)
  const companies = await makeCompanies(system, people)
  const catalogue = await makeCatalogue(system, people.sellers)
  const discounts = await makeDiscounts(system, payload, { ...people, ...catalogue })
  const orders = await makeOrders(system, { ...people, ...catalogue, ...discounts })
  const money = await makeMoney(system, payload, { ...people, ...orders })
  const talk = await makeTalk(system, { ...people, ...catalogue, ...orders })
  const content = await makeContent(system, payload, { ...people, ...catalogue })
  return { ...people, ...companies, ...catalogue, ...discounts, ...orders, ...money, ...talk, ...content }
}

/** A real session for each role, as signing in gives it. */
export async function signEveryoneIn(payload: BasePayload) {
  const tokenOf = async (collection: 'users' | 'staff', name: string) => {
    const data = { email: `${name.toLowerCase()}@maru.test`, password: PASSWORD }
    const { token } = await payload.login({ collection, data })
    return token ?? ''
  }
  const tokens = {
    buyer: await tokenOf('users', 'buyer'),
    otherBuyer: await tokenOf('users', 'otherBuyer'),
    pendingSeller: await tokenOf('users', 'pendingSeller'),
    seller: await tokenOf('users', 'seller'),
    otherSeller: await tokenOf('users', 'otherSeller'),
    suspendedSeller: await tokenOf('users', 'suspendedSeller'),
    editor: await tokenOf('staff', 'editor'),
    admin: await tokenOf('staff', 'admin'),
  } satisfies Record<SignedIn, string>
  await payload.db.pool.query(`update staff_sessions set proved_at = now() + interval '1 day'`)
  return tokens
}
