import { beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '~/tests/support/open-world'
import { openProfile } from '~/tests/support/seller-forms'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

describe('odd values in the business profile', () => {
  test.each(['0000-01-01', '0001-01-01', '1999-12-31', '+12345-01-01', '2031-02-30'])(
    'are no day of a holiday: %s',
    async (holidayFrom) => {
      const { send } = await openProfile(world.tokens.seller)
      expect(await send({ holidayFrom, holidayTo: '2031-03-01' })).toMatchObject({
        ok: false,
        fields: { holidayFrom: expect.any(String) },
      })
    },
  )

  test('are read in time: tens of thousands of fields of one row', async () => {
    const { send } = await openProfile(world.tokens.seller)
    const many = Array.from({ length: 30_000 }, (_, at) => [`warehouses0A${at}`, ''])
    const began = process.cpuUsage()
    expect(await send(Object.fromEntries(many))).toMatchObject({ ok: true })
    // Of the processor, since other tests run beside this one.
    const { user, system } = process.cpuUsage(began)
    expect((user + system) / 1_000).toBeLessThan(5_000)
  })
})
