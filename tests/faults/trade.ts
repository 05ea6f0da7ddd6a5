import { placeOrder } from '@/features/buying/checkout/placement/place-order'
import { removeMember } from '@/features/account/companies/commands/change-member'
import { decideCompanyOrder } from '@/features/account/companies/commands/decide'
import { readQuote } from '@/server/cart/quote/read-quote'
import { database } from '@/server/db/transaction'
import { ADDRESS } from '~/tests/faults/address'

/** One step of an accepted offer, or of what a company orders, in a process that may be killed in the middle of it: 1 if it is refused. */
const [step = '', id = '', subject = '', key = ''] = process.argv.slice(2)
const person = { kind: 'buyer', id } as const

async function orderOffer() {
  const asked = { buyer: id, locale: 'en', offer: subject } as const
  const { digest } = await readQuote(await database(), { ...asked, province: 'ON' })
  return placeOrder({ ...asked, key, digest, address: ADDRESS, provider: 'stripe' })
}

const STEPS: Record<string, () => Promise<{ ok: boolean }>> = {
  order: orderOffer,
  approve: () => decideCompanyOrder(person, { checkout: subject, to: 'approved', reason: '' }),
  remove: () => removeMember(person, subject),
}
const done = await STEPS[step]?.()
process.exit(done?.ok ? 0 : 1)
