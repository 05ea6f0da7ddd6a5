import { beforeAll, describe, expect, test } from 'vitest'
import { getProfile } from '@/features/account/profile/get-profile'
import { currentMember } from '@/server/auth/session/session'
import { saveNewsletter, saveProfile } from '@/features/account/profile/profile-actions'
import { openBrowser, type Browser } from '~/tests/support/http/browser'
import { rowsOf } from '~/tests/support/database/database'
import { aKoreanSignUp, aSignUp } from '~/tests/support/factories/sign-up'
import { join } from '~/tests/support/join'
import { openWorld, userOf, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const url = () => process.env.DATABASE_URL ?? ''
const idOf = async (browser: Browser) => String((await userOf(world.payload, browser.token()))?.id)
const profileOf = (browser: Browser) =>
  browser.within(async () => {
    const user = await currentMember()
    return user ? getProfile(user) : null
  })

const BUSINESS = {
  company: 'Sorae Ceramics',
  businessRegistration: '124-81-00998',
  contactPerson: 'Han Minseo',
  contactEmail: 'Export@Sorae.example',
  contactPhone: '+82 2 555 0101',
}

describe('saving a profile', () => {
  test('keeps what a buyer typed, in its stored form, and goes back to the view', async () => {
    const { browser } = await join(aSignUp())
    const answer = await browser.submit(saveProfile, {
      ...aSignUp(),
      firstName: 'Maude-Anne',
      province: 'ON',
      postalCode: 'm5v3l9',
      company: 'Tremblay inc.',
    })
    expect(answer).toEqual({ ok: true, goesTo: '/profile?saved=profile' })
    expect((await profileOf(browser))?.person).toMatchObject({
      firstName: 'Maude-Anne',
      province: 'ON',
      postalCode: 'M5V 3L9',
      company: 'Tremblay inc.',
    })
  })

  test('with something wrong changes nothing, names every field and keeps what was typed', async () => {
    const { browser } = await join(aSignUp())
    const before = await profileOf(browser)
    const answer = await browser.submit(saveProfile, {
      ...aSignUp(),
      firstName: ' ',
      phone: 'no',
      postalCode: '12345',
      city: '<script>alert(1)</script>'.repeat(9),
    })
    expect(answer.message).toBe('Failed to update profile')
    expect(Object.keys(answer.fields ?? {}).sort()).toEqual(['city', 'firstName', 'phone', 'postalCode'])
    expect(answer.kept).toMatchObject({ phone: 'no', postalCode: '12345' })
    expect(await profileOf(browser)).toEqual(before)
  })

  test('of a seller keeps person and business together', async () => {
    const { browser } = await join(aKoreanSignUp())
    const wrong = await browser.submit(saveProfile, {
      ...aKoreanSignUp(),
      ...BUSINESS,
      locale: 'en',
      firstName: '서연',
      businessRegistration: '124-81-00999',
      contactPerson: '',
      contactEmail: 'nobody',
    })
    expect(wrong.message).toBe('Failed to update profile')
    expect(wrong.fields).toEqual({
      businessRegistration: 'Enter a valid Korean business number such as 124-81-00998.',
      contactPerson: 'Enter the name of a contact person.',
      contactEmail: 'Enter a valid email address.',
    })
    expect((await profileOf(browser))?.person.firstName).toBe('민서')
    const right = await browser.submit(saveProfile, { ...aKoreanSignUp(), ...BUSINESS, firstName: '서연' })
    expect(right.goesTo).toBe('/ko/profile?saved=profile')
    expect(await profileOf(browser)).toMatchObject({
      person: { firstName: '서연', province: '서울특별시' },
      business: { ...BUSINESS, contactEmail: 'export@sorae.example', status: 'pending' },
    })
  })

  test('of a suspended seller leaves the business as it is', async () => {
    const { browser } = await join(aKoreanSignUp())
    const id = await idOf(browser)
    await rowsOf(url(), `update sellers set status = 'suspended', status_reason = 'test' where id = $1`, [id])
    const before = await profileOf(browser)
    await browser.submit(saveProfile, {
      ...aKoreanSignUp(),
      ...BUSINESS,
      company: '다른 회사',
      phone: '+82 2 555 0199',
    })
    const after = await profileOf(browser)
    expect(after?.business).toEqual(before?.business)
    expect(after?.person.phone).toBe('+82 2 555 0199')
  })

  test('is for who is signed in', async () => {
    const browser = openBrowser()
    for (const action of [saveProfile, saveNewsletter]) {
      expect(await browser.submit(action, aSignUp())).toMatchObject({
        ok: false,
        message: 'Please sign in first.',
      })
    }
  })

  test('says to the collection what a seller profile needs, whichever door the write comes through', async () => {
    const { browser } = await join(aKoreanSignUp())
    const user = await userOf(world.payload, browser.token())
    const change = (data: object) =>
      world.payload.update({
        collection: 'sellers',
        id: String(user?.id),
        user,
        overrideAccess: false,
        data,
      })
    await expect(change({ contactPhone: 'none' })).rejects.toThrow()
    await expect(change({ contactPhone: '+82 2 555 0111' })).resolves.toMatchObject({
      contactPhone: '+82 2 555 0111',
    })
  })
})

describe('news by mail', () => {
  test('are wished for and given up as often as one likes, each time with a row that says when', async () => {
    const { browser } = await join(aSignUp())
    const id = await idOf(browser)
    const wish = (on: boolean) => browser.submit(saveNewsletter, on ? { marketing: 'on' } : {})
    expect((await wish(true)).message).toBe('You’ll receive our news and offers by email.')
    await wish(true)
    expect((await wish(false)).message).toContain('You won’t receive news and offers any more.')
    const rows = await rowsOf<{ given: boolean }>(
      url(),
      `select given from consents where user_id = $1 and kind = 'marketing' order by created_at`,
      [id],
    )
    expect(rows.map(({ given }) => given)).toEqual([true, false])
    expect((await profileOf(browser))?.wantsNewsletter).toBe(false)
  })
})
