import { beforeAll, describe, expect, test } from 'vitest'
import { askAgain, saveBusinessProfile } from '@/features/selling/profile/business/profile-actions'
import { mailsTo, openBrowser } from '~/tests/support/http/browser'
import { PASSWORD } from '~/tests/support/factories/people'
import { openWorld, type World } from '~/tests/support/open-world'
import { openProfile } from '~/tests/support/seller-forms'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const FAILED = 'Failed to update profile'
const stored = (name: keyof World['ids']['sellers']) =>
  world.payload.findByID({ collection: 'sellers', id: world.ids.sellers[name], locale: 'all', depth: 0 })
async function signIn(name: string) {
  const data = { email: `${name.toLowerCase()}@maru.test`, password: PASSWORD }
  return (await world.payload.login({ collection: 'users', data })).token ?? ''
}

describe('the business profile', () => {
  test('is stored in all its fields, and shown as it was stored', async () => {
    const { send } = await openProfile(world.tokens.otherSeller)
    const answer = await send({
      company: ' Other  Tiles Ltd. ',
      companyKo: '다른타일',
      descriptionEn: 'Tiles.\r\nAnd more.',
      descriptionFr: 'Carreaux.',
      gstNumber: '987654321 rt0002',
      holidayFrom: '2031-12-24',
      holidayTo: '2031-12-31',
      warehouses0Remove: 'on',
      warehouses4Name: 'Dock',
      warehouses4Country: 'CA',
      warehouses4Address: '1 Rideau Street',
      warehouses4City: 'Ottawa',
      warehouses4Province: 'ON',
      warehouses4PostalCode: 'k1n8s7',
      warehouses5Country: 'CA',
      status: 'active',
      commissionPpm: '0',
      bankAccount: '1234567',
    })
    expect(answer).toMatchObject({
      ok: true,
      message: 'Profile updated successfully!',
      kept: { company: 'Other Tiles Ltd.', warehouses0Name: 'Dock', warehouses0PostalCode: 'K1N 8S7' },
    })
    expect(await stored('otherSeller')).toMatchObject({
      company: 'Other Tiles Ltd.',
      companyKo: '다른타일',
      description: { en: 'Tiles.\nAnd more.', fr: 'Carreaux.' },
      gstNumber: '987654321RT0002',
      holidayFrom: '2031-12-24T12:00:00.000Z',
      holidayTo: '2031-12-31T12:00:00.000Z',
      warehouses: [{ name: 'Dock', city: 'Ottawa', province: 'ON' }],
      commissionPpm: 70000,
    })
  })

  test('comes back whole with a sentence for each field', async () => {
    const before = await stored('seller')
    const { send, seen } = await openProfile(world.tokens.seller)
    const answer = await send({
      company: ' ',
      contactPhone: '12',
      holidayFrom: '2031-01-02',
      warehouses3Name: 'Dock',
    })
    expect(answer).toMatchObject({
      ok: false,
      message: FAILED,
      fields: {
        company: 'Enter the name of your company.',
        contactPhone: expect.any(String),
        holidayTo: 'Enter both days of the holiday, or neither.',
        warehouses1City: 'Enter a city.',
      },
      kept: { contactPhone: '12', warehouses1Name: 'Dock' },
      seen,
    })
    expect(await stored('seller')).toEqual(before)
  })

  test('takes Hangul beside Latin letters, and not in their place (rule N22)', async () => {
    const { send } = await openProfile(world.tokens.seller)
    expect(await send({ company: '한빛', city: '강남구' })).toMatchObject({
      ok: false,
      fields: { company: expect.stringContaining('Latin'), city: expect.stringContaining('Latin') },
    })
    expect(await send({ contactPersonKo: '김민수', cityKo: '부평구' })).toMatchObject({ ok: true })
    expect(await stored('seller')).toMatchObject({ contactPersonKo: '김민수', cityKo: '부평구' })
  })

  test('asks before it overwrites what another window changed', async () => {
    const [one, other] = [await openProfile(world.tokens.seller), await openProfile(world.tokens.seller)]
    expect(await one.send({ shippingFrom: 'Busan', contactPerson: 'Jin Park' })).toMatchObject({
      ok: true,
    })
    const typed = { shippingFrom: 'Daegu', companyKo: '한빛' }
    const asked = await other.send(typed)
    expect(asked).toMatchObject({
      ok: false,
      message: 'Parts of your profile were changed in another window. Nothing is saved yet.',
      conflicts: { facts: [{ label: 'Ships from', now: 'Busan' }] },
      kept: typed,
    })
    expect(await stored('seller')).toMatchObject({ shippingFrom: 'Busan' })
    const { overwrite } = (asked as { conflicts?: { overwrite: string } }).conflicts ?? { overwrite: '' }
    expect(await other.send({ ...typed, overwrite })).toMatchObject({ ok: true })
    expect(await stored('seller')).toMatchObject({ ...typed, contactPerson: 'Jin Park' })
    expect(await other.send({ seen: '[forged', companyKo: 'x' })).toMatchObject({ ok: false })
  })

  test('names a product on sale of their own for the top of the page, by its SKU (rule C69)', async () => {
    const skuOf = async (name: 'live' | 'pending' | 'otherLive') =>
      String((await world.system.get('products', world.ids.products[name])).sku)
    const band = async () => (await stored('seller')).bandProduct ?? null
    const { live, otherLive, pending } = world.ids.products
    const sent = async (bandSku: string) => (await openProfile(world.tokens.seller)).send({ bandSku })
    expect(await sent(` ${await skuOf('live')} `)).toMatchObject({ ok: true })
    expect(await band()).toBe(live)
    expect((await openProfile(world.tokens.seller)).lines.bandSku).toBe(await skuOf('live'))
    for (const wrong of [await skuOf('otherLive'), await skuOf('pending'), 'none', "'; --", 'a\u0000b'])
      expect(await sent(wrong)).toMatchObject({
        ok: false,
        fields: { bandSku: 'None of your products on sale has this SKU.' },
        kept: { bandSku: expect.any(String) },
      })
    expect(await sent('x'.repeat(201))).toMatchObject({ ok: false, fields: { bandSku: expect.any(String) } })
    const forged = (bandProduct: string) =>
      world.payload.update({
        collection: 'sellers',
        id: world.ids.sellers.seller,
        data: { bandProduct },
        overrideAccess: false,
        user: world.users.seller,
      })
    for (const product of [otherLive, pending]) await expect(forged(product)).rejects.toThrow('bandProduct')
    expect(await band()).toBe(live)
    // What has left the shop since stays named, and hinders nothing else.
    await world.system.change('products', live, { status: 'rejected', statusReason: 'Not ours.' })
    expect(await (await openProfile(world.tokens.seller)).send({ companyKo: '새한빛' })).toMatchObject({
      ok: true,
    })
    expect(await band()).toBe(live)
    await world.system.change('products', live, { status: 'approved' })
    expect(await sent('')).toMatchObject({ ok: true })
    expect(await band()).toBeNull()
  })

  test('is open to pending and rejected sellers, and to nobody else', async () => {
    for (const token of [world.tokens.pendingSeller, await signIn('rejectedSeller')]) {
      const { send } = await openProfile(token)
      expect(await send({ companyKo: '새이름' })).toMatchObject({ ok: true })
    }
    const whole = (await openProfile(world.tokens.seller)).lines
    const suspended = openBrowser(await signIn('suspendedSeller'))
    expect((await suspended.submit(saveBusinessProfile, { ...whole })).message).toContain('is suspended')
    expect(await openBrowser(world.tokens.buyer).submit(saveBusinessProfile, { ...whole })).toMatchObject({
      ok: false,
      message: 'Only sellers have a seller profile.',
    })
    for (const token of [undefined, world.tokens.admin, world.tokens.editor])
      expect(await openBrowser(token).submit(saveBusinessProfile, { ...whole })).toMatchObject({
        ok: false,
        message: 'Please sign in first.',
      })
    expect(await stored('suspendedSeller')).toMatchObject({ company: 'suspendedSeller Tiles' })
  })
})

describe('another look', () => {
  test('is not asked for while the member is suspended', async () => {
    const browser = openBrowser(await signIn('rejectedSeller'))
    const set = (values: string) =>
      world.payload.db.pool.query(`update users set ${values} where id = $1`, [
        world.ids.sellers.rejectedSeller,
      ])
    await set("suspended_at = now(), suspended_reason = 'Fraud.'")
    const answer = await browser.submit(askAgain)
    expect(answer).toMatchObject({ ok: false, message: expect.stringContaining('Your account is suspended') })
    expect(await stored('rejectedSeller')).toMatchObject({ status: 'rejected' })
    await set('suspended_at = null, suspended_reason = null')
  })

  test('is asked for by a rejected seller, once', async () => {
    const browser = openBrowser(await signIn('rejectedSeller'))
    const answers = await Promise.all([browser.submit(askAgain), browser.submit(askAgain)])
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await stored('rejectedSeller')).toMatchObject({ status: 'pending' })
    const mails = await mailsTo('rejectedseller@maru.test')
    expect(mails.filter(({ template }) => template === 'sellerReceived')).toHaveLength(1)
  })

  test.each(['buyer', 'pendingSeller', 'seller', 'suspendedSeller'] as const)(
    'is nothing for the %s',
    async (role) => {
      const token = role === 'suspendedSeller' ? await signIn(role) : world.tokens[role]
      expect(await openBrowser(token).submit(askAgain)).toMatchObject({
        ok: false,
        message: expect.stringContaining('Your request wasn’t sent.'),
      })
    },
  )
})
