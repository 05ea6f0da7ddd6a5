import { beforeAll, describe, expect, test } from 'vitest'
import { becomeSeller } from '@/features/account/profile/seller-actions'
import { mailsTo, openBrowser } from '~/tests/support/http/browser'
import { aKoreanSignUp, aSignUp, newEmail } from '~/tests/support/factories/sign-up'
import { join } from '~/tests/support/join'
import { openWorld, userOf, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

async function newMember(fields: Record<string, string> = aSignUp()) {
  const { browser } = await join(fields)
  const id = String((await userOf(world.payload, browser.token()))?.id)
  return { email: fields.email ?? '', browser, id }
}

describe('a buyer who takes up selling', () => {
  const shop = { ...aKoreanSignUp('nobody@maru.test'), locale: 'en' }

  test('keeps the account and begins pending under the same id', async () => {
    const { email, browser, id } = await newMember()
    expect((await browser.submit(becomeSeller, shop)).goesTo).toBe('/seller')
    expect(await userOf(world.payload, browser.token())).toMatchObject({
      id,
      email,
      userType: 'seller',
      status: 'pending',
    })
    expect(await world.system.get('sellers', id)).toMatchObject({
      company: 'Sorae Ceramics',
      contactEmail: email,
    })
    expect((await mailsTo(email)).at(-1)?.template).toBe('sellerReceived')
  })

  test('does not while suspended', async () => {
    const { browser, id } = await newMember()
    await world.payload.db.pool.query(
      "update users set suspended_at = now(), suspended_reason = 'Fraud.' where id = $1",
      [id],
    )
    expect((await browser.submit(becomeSeller, shop)).message).toContain('Your account is suspended')
    expect(await userOf(world.payload, browser.token())).toMatchObject({ userType: 'buyer' })
  })

  test('says once and for one company', async () => {
    const { browser } = await newMember()
    expect((await browser.submit(becomeSeller, { ...shop, company: ' ' })).fields).toEqual({
      company: 'Enter the name of your company.',
    })
    const answers = await Promise.all([1, 2, 3].map(() => browser.submit(becomeSeller, shop)))
    expect(answers.filter(({ goesTo }) => goesTo === '/seller')).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)?.message).toContain('You’re registered as a seller already.')
    expect((await openBrowser().submit(becomeSeller, shop)).message).toContain('Please sign in first.')
  })
})

describe('a decision of the staff', () => {
  const decide = (id: string, status: string) =>
    world.system.change('sellers', id, { status, statusReason: 'Papers are missing.' })

  test('is mailed in the seller’s language, with the reason', async () => {
    const { email, id } = await newMember(aKoreanSignUp(newEmail()))
    for (const status of ['rejected', 'active', 'suspended']) await decide(id, status)
    const mails = (await mailsTo(email)).slice(-3)
    expect(mails.map(({ template, locale }) => [template, locale])).toEqual([
      ['sellerRejected', 'ko'],
      ['sellerApproved', 'ko'],
      ['sellerSuspended', 'ko'],
    ])
    expect(mails[0]?.params).toEqual({
      company: 'Sorae Ceramics',
      reason: 'Papers are missing.',
      path: '/seller/profile',
    })
  })
})
