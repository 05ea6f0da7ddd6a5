import { beforeAll, describe, expect, test } from 'vitest'
import { savePayoutAccount } from '@/features/selling/profile/account/account-actions'
import { mailsTo, openBrowser } from '~/tests/support/http/browser'
import { localDoor } from '~/tests/support/http/local'
import { PASSWORD } from '~/tests/support/factories/people'
import { openWorld, type World } from '~/tests/support/open-world'
import { rehearse } from '~/tests/support/rehearse'
import { openAccount } from '~/tests/support/seller-forms'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

type Name = 'seller' | 'otherSeller' | 'pendingSeller' | 'suspendedSeller'
const stored = (name: Name) =>
  world.payload.findByID({ collection: 'sellers', id: world.ids.sellers[name], depth: 0 })
const ACCOUNT = { accountHolder: 'Jin Park', bankName: 'Kookmin', bankAccount: '110-123-456789' }
const PROVEN = { currentPassword: PASSWORD }
const changes = async (address: string) =>
  (await mailsTo(address)).filter(({ template }) => template === 'payoutAccountChanged')

describe('the payout account', () => {
  test('changes with the password, and its owner is notified of both', async () => {
    const { send, number } = await openAccount(world.tokens.otherSeller)
    const answer = await send({ ...ACCOUNT, ...PROVEN })
    expect(answer).toMatchObject({ ok: true, number: '•••• 6789', kept: { accountHolder: 'Jin Park' } })
    expect(answer.message).toContain('otherseller@maru.test')
    expect(JSON.stringify(answer)).not.toContain('456789')
    expect(await changes('otherseller@maru.test')).toMatchObject([
      {
        params: {
          company: 'otherSeller Tiles',
          before: `otherSeller Park, Woori, ${number}`,
          after: 'Jin Park, Kookmin, •••• 6789',
        },
      },
    ])
    const { rows } = await world.payload.db.pool.query('select bank_account from sellers where id = $1', [
      world.ids.sellers.otherSeller,
    ])
    expect(String(rows[0]?.bank_account)).toMatch(/^v3~/)
  })

  test('of the same last four is another account all the same', async () => {
    const { send } = await openAccount(world.tokens.otherSeller)
    expect(await send({ bankAccount: '999-000-006789' })).toMatchObject({ ok: false })
    const before = await changes('otherseller@maru.test')
    expect(await send({ bankAccount: '999-000-006789', ...PROVEN })).toMatchObject({ ok: true })
    expect(await changes('otherseller@maru.test')).toHaveLength(before.length + 1)
  })

  test.each([
    [{}, 'Enter your current password.'],
    [{ currentPassword: 'not the password' }, 'Incorrect password.'],
  ])('stays without the password: %o', async (password, sentence) => {
    const before = await stored('seller')
    const { send } = await openAccount(world.tokens.seller)
    const answer = await send({ ...ACCOUNT, ...password })
    expect(answer).toMatchObject({
      ok: false,
      fields: { currentPassword: sentence },
      kept: { bankName: 'Kookmin' },
    })
    expect(answer.kept).not.toHaveProperty('currentPassword')
    expect(await stored('seller')).toEqual(before)
    expect(await changes('seller@maru.test')).toEqual([])
  })

  test('takes the other settings without it', async () => {
    const { send } = await openAccount(world.tokens.seller)
    const settings = { currency: 'EUR', settlement: 'on_completion', requests: 'daily' }
    expect(await send(settings)).toMatchObject({ ok: true, message: 'Your payout account is saved.' })
    expect(await stored('seller')).toMatchObject({ payout: settings })
    expect(await send({ currency: 'GBP' })).toMatchObject({ fields: { currency: 'Choose one of these.' } })
    expect(await changes('seller@maru.test')).toEqual([])
  })

  test('asks before it overwrites what another window changed', async () => {
    const [one, other] = [
      await openAccount(world.tokens.pendingSeller),
      await openAccount(world.tokens.pendingSeller),
    ]
    expect(await one.send({ bankName: 'Shinhan', requests: 'monthly', ...PROVEN })).toMatchObject({
      ok: true,
    })
    const asked = await other.send({ bankName: 'Hana', ...PROVEN })
    expect(asked).toMatchObject({ ok: false, conflicts: { facts: [{ label: 'Bank', now: 'Shinhan' }] } })
    const { overwrite } = (asked as { conflicts?: { overwrite: string } }).conflicts ?? { overwrite: '' }
    expect(await other.send({ bankName: 'Hana', overwrite, ...PROVEN })).toMatchObject({ ok: true })
    expect(await stored('pendingSeller')).toMatchObject({ payout: { bankName: 'Hana', requests: 'monthly' } })
  })

  test('is nobody else’s', async () => {
    const { lines, seen } = await openAccount(world.tokens.seller)
    const send = (token?: string) =>
      openBrowser(token).submit(savePayoutAccount, { ...lines, seen, ...ACCOUNT, ...PROVEN })
    for (const token of [undefined, world.tokens.admin])
      expect((await send(token)).message).toBe('Please sign in first.')
    expect((await send(world.tokens.buyer)).message).toBe('Only sellers have a seller profile.')
    expect((await send(world.tokens.suspendedSeller)).ok).toBe(false)
    expect(await stored('suspendedSeller')).toMatchObject({ payout: { bankName: 'Woori' } })
  })

  test('is closed to guesses after ten', async () => {
    const { send } = await openAccount(world.tokens.seller)
    const tries = []
    for (let at = 0; at < 11; at += 1)
      tries.push(await send({ ...ACCOUNT, currentPassword: `guess ${at} of many` }))
    expect(tries.at(-1)?.message).toContain('Too many attempts')
    expect(await send({ ...ACCOUNT, ...PROVEN })).toMatchObject({ ok: false })
    expect(await changes('seller@maru.test')).toEqual([])
  })
})

describe('past the form', () => {
  const write = async (role: 'seller' | 'admin', data: object) => {
    const door = localDoor({ payload: world.payload, users: world.users })
    const act = () => door.update(role, 'sellers', world.ids.sellers.seller, data)
    return (await rehearse(world.payload, act)).value
  }

  test.each<[string, object]>([
    ['number', { bankAccount: '110-123-456789' }],
    ['removal', { bankAccount: null }],
    ['holder', { payout: { accountHolder: 'Somebody Else' } }],
    ['bank', { payout: { bankName: 'Elsewhere' } }],
    ['number with a password', { bankAccount: '110-123-456789', currentPassword: PASSWORD }],
    ['half a holiday', { holidayFrom: '2031-05-06' }],
    ['a wrong tax number', { gstNumber: '12' }],
    ['a rule of half a cent', { shippingRules: [{ kind: 'flat', amount: 0.5 }] }],
    ['a warehouse nowhere', { warehouses: [{ name: 'X', country: 'CA' }] }],
    [
      'a rule twice',
      {
        shippingRules: [
          { kind: 'flat', amount: 1 },
          { kind: 'flat', amount: 2 },
        ],
      },
    ],
  ])('an owner’s write is refused: %s', async (_, data) => {
    expect(await write('seller', data)).toMatch(/^failed: 400/)
  })

  test.each<[string, object]>([
    ['number', { bankAccount: '110-123-456789' }],
    ['removal', { bankAccount: null }],
    ['holder', { payout: { accountHolder: 'Somebody Else' } }],
    ['bank', { payout: { bankName: 'Elsewhere' } }],
  ])('an admin’s write is refused as well: %s', async (_, data) => {
    expect(await write('admin', data)).toMatch(/^failed: 400/)
    expect(await changes('seller@maru.test')).toEqual([])
  })

  test('an admin saves the rest, and the account and the commission stay', async () => {
    const before = await stored('seller')
    const { payout, bankAccount } = before
    await world.payload.update({
      collection: 'sellers',
      id: before.id,
      data: { company: 'Renamed by staff', payout, bankAccount, commissionPpm: 0 },
      user: world.users.admin,
      overrideAccess: false,
    })
    const { commissionPpm } = before
    expect(commissionPpm).not.toBe(0)
    expect(await stored('seller')).toMatchObject({
      company: 'Renamed by staff',
      payout,
      bankAccount,
      commissionPpm,
    })
  })
})
