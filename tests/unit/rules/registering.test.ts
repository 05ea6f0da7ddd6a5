import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { browserName } from '@/domain/people/sign-in/user-agent'
import { checkNewPassword } from '@/domain/people/sign-in/password'
import { checkProfile, profileRule } from '@/domain/people/profile'
import { sellerRule, type SellerFacts } from '@/domain/people/sellers/seller'
import { checkSignUp, firstSellerProfile, type SignUpInput } from '@/domain/people/sign-in/sign-up'

const form: SignUpInput = {
  email: ' Maude@Atelier.CA ',
  password: 'gravel pond nineteen',
  confirmPassword: 'gravel pond nineteen',
  userType: 'buyer',
  firstName: ' Maude ',
  lastName: 'Tremblay',
  phone: '514 555-0142',
  address: '410 rue Sherbrooke',
  city: 'Montréal',
  province: 'qc',
  postalCode: 'h2l1j7',
  businessRegistration: '',
  terms: true,
  age: true,
  marketing: false,
}
const codes = (result: ReturnType<typeof checkSignUp>) =>
  result.ok ? [] : result.issues.map(({ code }) => code)

describe('a sign-up', () => {
  test('is kept the way it is printed', () => {
    expect(checkSignUp(form)).toEqual({
      ok: true,
      value: {
        email: 'maude@atelier.ca',
        userType: 'buyer',
        profile: {
          firstName: 'Maude',
          lastName: 'Tremblay',
          phone: '514 555-0142',
          company: null,
          country: 'CA',
          address: '410 rue Sherbrooke',
          address2: null,
          city: 'Montréal',
          province: 'QC',
          postalCode: 'H2L 1J7',
        },
        businessRegistration: null,
        marketing: false,
      },
    })
  })

  test('of a buyer forgets a business number', () => {
    expect(checkSignUp({ ...form, businessRegistration: 'anything' })).toMatchObject({
      value: { businessRegistration: null },
    })
  })

  test('without its two ticks is refused, marketing is free', () => {
    expect(codes(checkSignUp({ ...form, terms: false, age: false }))).toEqual([
      'account.terms',
      'account.age',
    ])
    expect(checkSignUp({ ...form, marketing: true }).ok).toBe(true)
  })

  test('never throws, whatever is typed', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 })
    const lines = [
      'email',
      'password',
      'confirmPassword',
      'userType',
      'firstName',
      'phone',
      'country',
      'postalCode',
      'province',
    ]
    fc.assert(
      fc.property(fc.record(Object.fromEntries(lines.map((name) => [name, text]))), (typed) => {
        expect(typeof checkSignUp({ ...form, ...typed }).ok).toBe('boolean')
      }),
      { numRuns: 40 },
    )
  })
})

describe('the selling side', () => {
  const korean = {
    ...form,
    userType: 'seller',
    firstName: '민서',
    lastName: '한',
    country: 'KR',
    region: '서울특별시',
    postalCode: '06236',
    phone: '+82 2 555 0100',
    companyLatin: 'Sorae Ceramics',
    contactPersonLatin: 'Han Minseo',
    provinceLatin: 'Seoul',
  }

  test('begins with what is known, named in the order of the country', () => {
    const result = checkSignUp(korean)
    expect(result.ok && firstSellerProfile(result.value)).toMatchObject({
      company: 'Sorae Ceramics',
      companyKo: '한민서',
      contactPerson: 'Han Minseo',
      contactPersonKo: '한민서',
      province: 'Seoul',
      provinceKo: '서울특별시',
      status: 'pending',
      businessRegistration: null,
    })
  })

  test.each([
    ['124-81-00998', []],
    ['1248100998', []],
    ['124-81-00997', ['registration.korean']],
    ['', []],
  ])('takes the Korean number "%s" or says what is wrong', (businessRegistration, expected) => {
    expect(codes(checkSignUp({ ...korean, businessRegistration }))).toEqual(expected)
  })

  const profile: SellerFacts = {
    status: 'pending',
    country: 'CA',
    address: '1 Main Street',
    city: 'Ottawa',
    province: 'ON',
    postalCode: 'K1N 8S7',
    businessRegistration: null,
  }

  test('may begin without a number, not be approved and not be saved by its owner without', () => {
    const admin = { kind: 'staff', id: 'a', role: 'admin' } as const
    const owner = { kind: 'seller', id: 's', status: 'pending' } as const
    const required = { ok: false, issues: [{ code: 'registration.required', path: 'businessRegistration' }] }
    expect(sellerRule({ next: profile, actor: { kind: 'system' } }).ok).toBe(true)
    const approval = { next: { ...profile, status: 'active' }, before: profile, actor: admin } as const
    expect(sellerRule(approval, { isProven: false, isDecided: true })).toEqual(required)
    expect(sellerRule({ next: profile, before: profile, actor: owner })).toEqual(required)
  })
})

describe('a new password', () => {
  const check = (password: string, confirmPassword = password, email = '') => {
    const result = checkNewPassword(
      { password, confirmPassword, email },
      (text) => text === 'common password',
    )
    return result.ok ? [] : result.issues.map(({ code }) => code)
  }

  test.each([
    ['nine char', ['password.tooShort']],
    ['ten chars!', []],
    ['x'.repeat(128), []],
    ['x'.repeat(129), ['password.tooLong']],
    ['비밀번호는열글자', ['password.tooShort']],
    ['비밀번호는열글자이상', []],
    ['common password', ['password.common']],
    ['', ['password.tooShort']],
  ])('"%.20s" has the faults %j', (password, expected) => {
    expect(check(password)).toEqual(expected)
  })

  test('is not the address it belongs to', () => {
    expect(check('maude.tremblay@atelier.ca', undefined, 'maude.tremblay@atelier.ca')).toEqual([
      'password.common',
    ])
    expect(check('maude.tremblay77', undefined, 'maude.tremblay@atelier.ca')).toEqual(['password.common'])
  })

  test('is typed alike twice', () => {
    expect(check('ten chars!', 'ten chars')).toEqual(['password.mismatch'])
  })
})

describe('a profile', () => {
  const { email: _, ...person } = form
  const buyer = { kind: 'buyer', id: 'b' } as const

  test.each(['12', 'phone', '+1 (416) 555', '555 0100 0100 0100 0100 0100 0100 0100 0100'])(
    'has no phone "%s"',
    (phone) => {
      expect(checkProfile({ ...person, phone }).ok).toBe(phone === '+1 (416) 555')
    },
  )

  test('is left complete by whoever changes it, and alone by who changes something else', () => {
    expect(profileRule({ next: { ...person, city: '' }, before: person, actor: buyer })).toMatchObject({
      issues: [{ code: 'address.city', path: 'city' }],
    })
    expect(profileRule({ next: {}, before: {}, actor: buyer })).toEqual({ ok: true, value: {} })
  })

  test('takes its display name along, unless the member chose another (rule P30)', () => {
    const renamed = (displayName: string | null) => {
      const before = { ...person, displayName }
      const result = profileRule({
        next: { ...before, firstName: 'Ada', lastName: 'Roy' },
        before,
        actor: buyer,
      })
      return result.ok ? Reflect.get(result.value, 'displayName') : result
    }
    expect(renamed(null)).toBe('Ada Roy')
    expect(renamed('Maude Tremblay')).toBe('Ada Roy')
    expect(renamed('Roy Build')).toBeUndefined()
  })

  test('may begin without when the server makes it', () => {
    expect(profileRule({ next: { firstName: 'Jo' }, actor: { kind: 'system' } })).toEqual({
      ok: true,
      value: {},
    })
  })
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge · Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14) AppleWebKit/605 Version/17 Safari/605', 'Safari · macOS'],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/25 Chrome/121 Mobile Safari/537',
    'Samsung Internet · Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox · Linux'],
  ['curl/8', ''],
])('%s is known as %s', (agent, name) => {
  expect(browserName(agent)).toBe(name)
})
