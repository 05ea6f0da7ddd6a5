import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeBatchFile } from '@/features/selling/payouts/commands/batch-file'
import { failPayout } from '@/features/selling/payouts/commands/fail-payout'
import { markPayoutPaid } from '@/features/selling/payouts/commands/mark-payout-paid'
import { requestPayout } from '@/features/selling/payouts/commands/request-payout'
import { sendPayouts } from '@/features/selling/payouts/commands/send-payouts'
import { openEarner } from '~/tests/support/shop/earned'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const ARRIVED = { reference: 'W-90', amount: '60', currency: 'CAD', rate: '' }

/** A batch with one payout of each of three sellers. */
async function openBatch() {
  const earners = await Promise.all([openEarner(shop), openEarner(shop), openEarner(shop)])
  const ids: string[] = []
  for (const { seller, deliver } of earners) {
    await deliver()
    const done = await requestPayout(seller, { amount: 6000, key: 'form-of-a-batch' })
    ids.push(done.ok ? done.value.payout : '')
  }
  const { admin } = earners[0] as (typeof earners)[number]
  const sent = await sendPayouts(admin, ids)
  const batch = sent.ok ? sent.value.batch : ''
  const read = async () => {
    const file = await makeBatchFile(admin, batch)
    return file.ok ? ids.filter((id) => file.value.includes(id)) : file.issues
  }
  return { admin, ids, read }
}

describe('the file of a batch (rule M42)', () => {
  test('has what is still to be paid: nothing that was paid, came back or failed is paid again from it', async () => {
    const { admin, ids, read } = await openBatch()
    const [paid = '', failed = '', waiting = ''] = ids
    expect(await read()).toEqual(ids)
    await markPayoutPaid(admin, { payout: paid, ...ARRIVED })
    await failPayout(admin, { payout: failed, reason: 'No such account' })
    expect(await read()).toEqual([waiting])
    await markPayoutPaid(admin, { payout: waiting, ...ARRIVED })
    await failPayout(admin, { payout: waiting, reason: 'Returned' })
    expect(await read()).toMatchObject([{ code: 'payout.noBatch' }])
  })
})
