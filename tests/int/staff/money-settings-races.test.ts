import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffActor } from '@/domain/people/actor'
import { moneyMark } from '@/domain/payments/money-settings'
import { changeMoneySettings } from '@/admin/money/settings/change-money-settings'
import { readMoneySettings } from '@/admin/money/settings/get-money-settings'
import { database } from '@/server/db/transaction'
import { duringSave } from '~/tests/support/database/during-save'
import { openHttp } from '~/tests/support/http/http'
import { restClient } from '~/tests/support/http/rest'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let http: Awaited<ReturnType<typeof openHttp>>
let send: ReturnType<typeof restClient>
let admin: StaffActor
beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
  admin = { kind: 'staff', id: world.ids.staff.admin, role: 'admin' }
})
afterAll(() => http.close())

const read = async () => readMoneySettings(await database())
const change = async (percent: string) =>
  changeMoneySettings(admin, {
    part: 'commission',
    percent,
    seen: moneyMark(await read(), 'commission'),
  } as Parameters<typeof changeMoneySettings>[1])

describe('the money settings', () => {
  test('keep what is changed while somebody saves the settings of the marketplace', async () => {
    await change('8')
    const save = () =>
      world.payload.updateGlobal({
        slug: 'settings',
        data: { phone: '+1 416 555 0100' },
        overrideAccess: false,
        user: world.users.admin,
      })
    const changed = await duringSave(world.payload, 'settings', save, () => change('6.5'))
    expect(changed).toMatchObject({ ok: true })
    expect(await read()).toMatchObject({ commissionPpm: 65_000 })
    expect(await world.system.getGlobal('settings')).toMatchObject({ phone: '+1 416 555 0100' })
  })

  test('are changed by their command only, which says what they were', async () => {
    const before = await read()
    const json = {
      importer: before.importer === 'buyer' ? 'seller' : 'buyer',
      commissionPpm: 1,
      payoutMinimum: 1,
      transferDays: 59,
      transferInstructions: 'To another account',
      transfersAllowed: false,
      shippingKind: 'flat',
      shippingAmount: 1,
      shippingFreeOver: 2,
    }
    await send('admin', 'globals/settings', { method: 'POST', json })
    expect(await read()).toEqual(before)
  })

  test('of one seller too', async () => {
    const { seller } = world.ids.users
    const rate = async () => (await world.system.get('sellers', seller)).commissionPpm
    const before = await rate()
    await send('admin', `sellers/${seller}`, { method: 'PATCH', json: { commissionPpm: 1 } })
    expect(await rate()).toBe(before)
  })
})
