import { beforeAll, describe, expect, test } from 'vitest'
import { signUp } from '@/features/account/sign-in/sign-up-actions'
import { mailsTo, openBrowser } from '~/tests/support/http/browser'
import { aKoreanSignUp, aSignUp, newEmail } from '~/tests/support/factories/sign-up'
import { join } from '~/tests/support/join'
import { openWorld, userOf, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const findUser = async (email: string) =>
  (await world.system.all('users', { where: { email: { equals: email } } }))[0]

describe('a sign-up', () => {
  test('is thanked for, and makes no account and no session before its link is followed', async () => {
    const browser = openBrowser()
    const email = newEmail()
    const answer = await browser.submit(signUp, aSignUp(email))
    expect(answer).toMatchObject({ ok: true, message: 'Registration Successful!' })
    expect(answer.detail).toContain(email)
    expect(await findUser(email)).toBeUndefined()
    expect(browser.token()).toBe('')
  })

  test('of a buyer becomes an active account that is signed in and goes on where it was headed', async () => {
    const email = newEmail()
    const { browser, answer } = await join({ ...aSignUp(email.toUpperCase()), email, next: '/cart' })
    expect(answer.goesTo).toBe('/cart')
    expect(await userOf(world.payload, browser.token())).toMatchObject({
      email,
      userType: 'buyer',
      status: 'active',
      firstName: 'Maude',
      city: 'Montréal',
      province: 'QC',
      postalCode: 'H2L 1J7',
      marketingConsent: false,
    })
    expect(await findUser(email)).toMatchObject({ emailVerifiedAt: expect.any(String), hasPassword: true })
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['confirmSignUp', 'welcome'])
  })

  test('of a Korean seller becomes a pending seller under the same id, in Korean', async () => {
    const email = newEmail()
    const { browser, answer } = await join(aKoreanSignUp(email))
    expect(answer.goesTo).toBe('/ko/seller')
    const user = await userOf(world.payload, browser.token())
    expect(user).toMatchObject({
      userType: 'seller',
      status: 'pending',
      country: 'KR',
      province: '서울특별시',
    })
    expect(await world.system.get('sellers', String(user?.id))).toMatchObject({
      status: 'pending',
      company: 'Sorae Ceramics',
      companyKo: '소래도기',
      address: '152 Teheran-ro',
      addressKo: '테헤란로 152',
      businessRegistration: '124-81-00998',
      contactPerson: 'Han Minseo',
      contactPersonKo: '한민서',
      contactEmail: email,
      country: 'KR',
      postalCode: '06236',
    })
    expect((await mailsTo(email)).map(({ template, locale }) => [template, locale])).toEqual([
      ['confirmSignUp', 'ko'],
      ['welcomeSeller', 'ko'],
    ])
  })

  test('of a seller needs neither company nor number yet', async () => {
    const email = newEmail()
    const { browser } = await join({ ...aSignUp(email), userType: 'seller' })
    const user = await userOf(world.payload, browser.token())
    expect(await world.system.get('sellers', String(user?.id))).toMatchObject({
      company: 'Maude Tremblay',
      status: 'pending',
    })
  })

  test('leaves what was agreed to, in which version and when, and marketing only where it was ticked', async () => {
    const kinds = async (fields: Record<string, string>) => {
      await join(fields)
      const user = (await findUser(fields.email ?? ''))?.id
      const rows = await world.system.all('consents', { where: { user: { equals: user } } })
      expect(rows.every(({ version, given }) => version === '2025-01' && given === true)).toBe(true)
      return rows.map(({ kind }) => kind).toSorted()
    }
    expect(await kinds(aSignUp())).toEqual(['age', 'terms'])
    expect(await kinds(aKoreanSignUp())).toEqual(['age', 'marketing', 'terms'])
  })

  test('with an address that has an account looks the same, changes nothing, and tells its owner', async () => {
    const before = await findUser('buyer@maru.test')
    const [known, unknown] = [openBrowser(), openBrowser()]
    const email = newEmail()
    const taken = await known.submit(signUp, { ...aSignUp('buyer@maru.test'), firstName: 'Mallory' })
    const fresh = await unknown.submit(signUp, aSignUp(email))
    expect({ ...taken, detail: '' }).toEqual({ ...fresh, detail: '' })
    expect([...known.jar.keys()]).toEqual([...unknown.jar.keys()])
    expect(await findUser('buyer@maru.test')).toEqual(before)
    const mail = (await mailsTo('buyer@maru.test')).at(-1)
    expect(mail).toMatchObject({
      template: 'alreadyMember',
      params: { path: '/login', secondPath: '/forgot' },
    })
    expect(JSON.stringify(mail)).not.toContain('Mallory')
  })

  test.each([
    [
      '/fr/product/01990000-0000-7000-8000-00000000cafe?add=12',
      '/login?next=%2Ffr%2Fproduct%2F01990000-0000-7000-8000-00000000cafe%3Fadd%3D12',
    ],
    ['/checkout', '/login?next=%2Fcheckout'],
    ['/search?q=call+me', '/login'],
    ['//evil.example', '/login'],
  ])('that is for %s leads its owner to %s', async (next, path) => {
    await openBrowser().submit(signUp, { ...aSignUp('otherseller@maru.test'), next })
    expect((await mailsTo('otherseller@maru.test')).at(-1)).toMatchObject({ params: { path } })
  })

  test('takes as long for an address that has an account', async () => {
    const times: Record<string, number[]> = { known: [], unknown: [] }
    for (let round = 0; round < 5; round++) {
      for (const [kind, email] of [
        ['known', 'seller@maru.test'] as const,
        ['unknown', newEmail()] as const,
      ]) {
        const begun = performance.now()
        await openBrowser().submit(signUp, aSignUp(email))
        times[kind]?.push(performance.now() - begun)
      }
    }
    const ratio = median(times.known) / median(times.unknown)
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1.6)
  })

  test('mails one address five times an hour, however many browsers ask', async () => {
    const email = newEmail()
    const answers: (string | undefined)[] = []
    for (let at = 0; at < 6; at++) answers.push((await openBrowser().submit(signUp, aSignUp(email))).message)
    expect(answers.slice(0, 5)).toEqual(Array(5).fill('Registration Successful!'))
    expect(answers[5]).toMatch(/^Registration Failed: .*Please try again in 60 minutes\.$/)
    expect(await mailsTo(email)).toHaveLength(5)
  })

  test('whose hidden field was filled in is asked for again: it may be a browser that filled it', async () => {
    const email = newEmail()
    const browser = openBrowser()
    const answer = await browser.submit(signUp, { ...aSignUp(email), website: 'https://spam.example' })
    expect(answer).toMatchObject({ ok: false, message: expect.stringContaining('Nothing was sent yet') })
    expect(answer.kept).toMatchObject({ email })
    expect(answer.kept).not.toHaveProperty('password')
    expect(await mailsTo(email)).toEqual([])
    expect((await browser.submit(signUp, aSignUp(email))).message).toBe('Registration Successful!')
    expect(await mailsTo(email)).toHaveLength(1)
  })
})

const median = (times: number[] = []) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
