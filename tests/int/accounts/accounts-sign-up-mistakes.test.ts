import { beforeAll, describe, expect, test } from 'vitest'
import { signUp } from '@/features/account/sign-in/sign-up-actions'
import { mailsTo, openBrowser } from '~/tests/support/http/browser'
import { aKoreanSignUp, aSignUp, newEmail } from '~/tests/support/factories/sign-up'
import { join } from '~/tests/support/join'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const findUser = async (email: string) =>
  (await world.system.all('users', { where: { email: { equals: email } } }))[0]

describe('a form with mistakes', () => {
  test.each([
    [
      'passwords that differ',
      { confirmPassword: 'another one entirely' },
      'confirmPassword',
      'Passwords do not match!',
    ],
    [
      'a short password',
      { password: 'nine char', confirmPassword: 'nine char' },
      'password',
      'Use at least 10 characters.',
    ],
    [
      'a password without end',
      { password: 'x7k'.repeat(60), confirmPassword: 'x7k'.repeat(60) },
      'password',
      'Use no more than 128 characters.',
    ],
    [
      'a common password',
      { password: 'Password2024!', confirmPassword: 'Password2024!' },
      'password',
      expect.stringContaining('too easy to guess'),
    ],
    ['no address', { email: '' }, 'email', 'Enter a valid email address.'],
    ['half an address', { email: 'maude@' }, 'email', 'Enter a valid email address.'],
    [
      'a header in the address',
      { email: 'a@b.co\nBcc: all@maru.test' },
      'email',
      'Enter a valid email address.',
    ],
    [
      'an address too long',
      { email: `${'a'.repeat(250)}@maru.test` },
      'email',
      'Enter a valid email address.',
    ],
    ['no first name', { firstName: ' ' }, 'firstName', 'Enter a first name.'],
    ['a name too long', { lastName: 'x'.repeat(81) }, 'lastName', 'Use no more than 80 characters.'],
    ['a phone that is none', { phone: 'call me' }, 'phone', 'Enter a phone number with area code.'],
    ['another country', { country: 'US' }, 'country', 'Choose Canada or South Korea.'],
    ['a province that is none', { province: 'ZZ' }, 'province', 'Choose a province or territory.'],
    [
      'a postal code of elsewhere',
      { postalCode: '90210' },
      'postalCode',
      'Enter a Canadian postal code such as A1A 1A1.',
    ],
    ['neither buyer nor seller', { userType: 'admin' }, 'userType', 'Choose whether you buy or sell.'],
    ['no agreement', { terms: '' }, 'terms', 'Please agree to the terms of use.'],
    ['no age', { age: '' }, 'age', 'Please confirm that you’re 18 or older.'],
  ])('%s is told beside its field, and nothing is kept or sent', async (_, wrong, path, words) => {
    const email = newEmail()
    const answer = await openBrowser().submit(signUp, { ...aSignUp(email), ...wrong })
    expect(answer).toMatchObject({ ok: false, message: 'Registration Failed: Please check these fields.' })
    expect(answer.fields?.[path]).toEqual(words)
    expect(answer.kept).not.toHaveProperty('password')
    expect(await mailsTo(email)).toEqual([])
  })

  test('a Korean seller’s wrong number is told in Korean', async () => {
    const answer = await openBrowser().submit(signUp, {
      ...aKoreanSignUp(),
      businessRegistration: '124-81-00997',
    })
    expect(answer.fields?.businessRegistration).toMatch(/사업자/)
  })

  test('everything that is missing is told at once', async () => {
    const answer = await openBrowser().submit(signUp, {})
    expect(Object.keys(answer.fields ?? {}).toSorted()).toEqual([
      'address',
      'age',
      'city',
      'email',
      'firstName',
      'lastName',
      'password',
      'phone',
      'postalCode',
      'province',
      'terms',
      'userType',
    ])
  })

  test('a script in a name stays text', async () => {
    const email = newEmail()
    await join({ ...aSignUp(email), firstName: '<script>alert(1)</script>' })
    expect((await findUser(email))?.firstName).toBe('<script>alert(1)</script>')
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'a way on to %s leads home',
    async (next) => {
      expect((await join({ ...aSignUp(), next })).answer.goesTo).toBe('/')
    },
  )

  test('nobody names their own id, kind, standing or proof', async () => {
    const email = newEmail()
    const forged = {
      id: world.ids.users.buyer,
      status: 'active',
      emailVerifiedAt: '2020-01-01',
      googleSub: 'x',
      role: 'admin',
    }
    await join({ ...aSignUp(email), ...forged })
    const user = await findUser(email)
    expect(user?.id).not.toBe(world.ids.users.buyer)
    expect(user?.googleSub ?? null).toBeNull()
  })
})
