import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/domain/locale'
import { checkBusiness } from '@/domain/people/sellers/business'
import { checkLatinNames, isLatin, koreanPlace, notLatin } from '@/domain/people/sellers/latin-names'
import { checkProfile } from '@/domain/people/profile'
import { isProfileComplete, sellerRule, type SellerFacts } from '@/domain/people/sellers/seller'
import { parseProfile } from '@/domain/people/sellers/seller-profile'
import { firstSellerProfile } from '@/domain/people/sign-in/sign-up'
import { issuesOf } from '@/domain/result'
import { getTranslations } from '@/server/texts/translations'

test.each([
  ['Hanbit Tile Co., Ltd.', true],
  ['Société générale n° 5 – “Érable”', true],
  ['2F, 12-3 Teheran-ro 4-gil', true],
  ['Ｈａｎｂｉｔ', true],
  ['한빛타일', false],
  ['Hanbit 타일', false],
  ['㈜ Hanbit', false],
  ['漢城', false],
  ['Ханбит', false],
])('"%s" is in Latin letters: %s', (text, is) => {
  expect(isLatin(text)).toBe(is)
})

const HANGUL = {
  firstName: '민서',
  lastName: '한',
  phone: '+82 2 555 0100',
  company: '소래도기',
  country: 'KR',
  address: '테헤란로 152',
  address2: '7층',
  city: '강남구',
  region: '서울특별시',
  postalCode: '06236',
}
const LATIN = {
  companyLatin: 'Sorae Ceramics Co., Ltd.',
  contactPersonLatin: 'Han Minseo',
  addressLatin: '152 Teheran-ro',
  address2Latin: '7F',
  cityLatin: 'Gangnam-gu',
  provinceLatin: 'Seoul',
}
const profileOf = (input: object) => {
  const checked = checkProfile(input)
  if (!checked.ok) throw new Error('The profile is not complete')
  return checked.value
}
const paths = (result: ReturnType<typeof checkLatinNames>) =>
  result.ok ? [] : result.issues.map(({ path, code }) => [path, code])

describe('a Korean seller who signs up', () => {
  const email = 'han@sorae.example'
  const profile = profileOf(HANGUL)

  test('gives Latin letters for all that is in Hangul', () => {
    const names = Object.keys(LATIN)
    expect(paths(checkLatinNames({}, profile))).toEqual(names.map((name) => [name, 'business.latinNeeded']))
    const wrong = Object.fromEntries(names.map((name) => [name, '한글']))
    expect(paths(checkLatinNames(wrong, profile))).toEqual(names.map((name) => [name, 'business.latin']))
    expect(paths(checkLatinNames({ ...LATIN, cityLatin: 'x'.repeat(101) }, profile))).toEqual([
      ['cityLatin', 'address.tooLong'],
    ])
  })

  test.each(LOCALES)('reads the name of each field in its error, in %s', (locale) => {
    const t = getTranslations({ locale, namespace: 'issues' })
    const texts = (input: object) =>
      issuesOf(checkLatinNames(input, profile)).map(({ code, params }) => t(code, params))
    const wrong = Object.fromEntries(Object.keys(LATIN).map((name) => [name, '한글']))
    expect(new Set(texts({})).size).toBe(6)
    expect(new Set(texts(wrong)).size).toBe(6)
  })

  test('begins with both', () => {
    const names = checkLatinNames(LATIN, profile)
    expect(
      firstSellerProfile({ email, profile, businessRegistration: null, latin: okOf(names) }),
    ).toMatchObject({
      company: 'Sorae Ceramics Co., Ltd.',
      companyKo: '소래도기',
      contactPerson: 'Han Minseo',
      contactPersonKo: '한민서',
      address: '152 Teheran-ro',
      address2: '7F',
      city: 'Gangnam-gu',
      province: 'Seoul',
      addressKo: '테헤란로 152',
      address2Ko: '7층',
      cityKo: '강남구',
      provinceKo: '서울특별시',
    })
  })

  test('need not repeat what is in Latin letters already', () => {
    const own = profileOf({
      ...HANGUL,
      firstName: 'Minseo',
      lastName: 'Han',
      company: 'Sorae',
      address: '152 Teheran-ro',
      address2: '',
      city: 'Gangnam-gu',
      region: 'Seoul',
    })
    const names = okOf(checkLatinNames({}, own))
    expect(names).toEqual({
      company: 'Sorae',
      contactPerson: 'Han Minseo',
      address: '152 Teheran-ro',
      address2: null,
      city: 'Gangnam-gu',
      province: 'Seoul',
    })
    const begun = firstSellerProfile({ email, profile: own, businessRegistration: null, latin: names })
    expect(begun).toMatchObject({ companyKo: null, contactPersonKo: null, addressKo: null, cityKo: null })
  })

  test('is a Canadian one, who is asked nothing', () => {
    const canadian = { ...HANGUL, country: 'CA', province: 'ON', postalCode: 'K1N 8S7' }
    expect(checkLatinNames({}, profileOf(canadian))).toEqual({ ok: true, value: null })
  })
})

const okOf = <T>(result: { ok: true; value: T } | { ok: false }) => {
  if (!result.ok) throw new Error('refused')
  return result.value
}

describe('a Korean seller profile', () => {
  const facts: SellerFacts = {
    status: 'pending',
    country: 'KR',
    company: 'Hanbit Tile',
    contactPerson: 'Kim Minsu',
    contactEmail: 'kim@hanbit.test',
    contactPhone: '+82 2 555 0100',
    businessRegistration: '124-81-00998',
    address: '37 Namdong-daero',
    city: 'Incheon',
    province: 'Incheon',
    postalCode: '21693',
  }
  const admin = { kind: 'staff', id: 'a', role: 'admin' } as const
  const owner = { kind: 'seller', id: 's', status: 'active' } as const
  const change = (before: SellerFacts, next: Partial<SellerFacts>, actor: typeof admin | typeof owner) => {
    const result = sellerRule(
      { next: { ...before, ...next }, before, actor },
      { isProven: false, isDecided: true },
    )
    return result.ok ? [] : result.issues.map(({ path, code }) => [path, code])
  }
  const old = { ...facts, company: '한빛타일', address2: '2층', province: '인천광역시' }

  test('is not approved with Hangul in it', () => {
    expect(change(facts, { status: 'active' }, admin)).toEqual([])
    expect(change(old, { status: 'active' }, admin)).toEqual([
      ['company', 'business.latin'],
      ['address2', 'business.latin'],
      ['province', 'business.latin'],
    ])
  })

  test('may keep an old name through another change, and takes no new one in Hangul', () => {
    expect(change({ ...old, status: 'active' }, { contactPhone: '+82 2 555 0101' }, owner)).toEqual([])
    expect(change({ ...old, status: 'active' }, { city: '부평구' }, owner)).toEqual([
      ['city', 'business.latin'],
    ])
    expect(change({ ...facts, status: 'active' }, { contactPerson: '김민수' }, owner)).toEqual([
      ['contactPerson', 'business.latin'],
    ])
    expect(change({ ...facts, status: 'active' }, { company: '한빛' }, admin)).toEqual([
      ['company', 'business.latin'],
    ])
  })

  test('is complete in Latin letters alone; a Canadian one may be in any', () => {
    expect(isProfileComplete(facts)).toBe(true)
    expect(isProfileComplete(old)).toBe(false)
    expect(notLatin(old)).toEqual(['company', 'address2', 'province'])
    expect(notLatin({ ...old, country: 'CA' })).toEqual([])
    expect(checkBusiness({ ...facts, company: '한빛타일' }, 'CA').ok).toBe(true)
  })

  test('is saved by its form in Latin letters, with Hangul beside them', () => {
    const lines: Record<string, string> = {
      ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value ?? '')])),
      region: 'Incheon',
      province: '',
      shippingCountry: 'KR',
      shippingFrom: 'Incheon',
      contactPersonKo: '김민수',
      cityKo: ' 인천 ',
    }
    expect(parseProfile(lines, [])).toMatchObject({
      ok: true,
      value: { contactPersonKo: '김민수', cityKo: '인천', addressKo: null },
    })
    expect(parseProfile({ ...lines, region: '인천', address: '남동대로' }, [])).toMatchObject({
      issues: [
        { path: 'address', code: 'business.latin' },
        { path: 'region', code: 'business.latin' },
      ],
    })
  })
})

test('a place is written in Hangul for Korean readers where there is one', () => {
  const place = { address: '37 Namdong-daero', address2: null, city: 'Incheon', province: 'Incheon' }
  const country = 'KR'
  const hangul = { addressKo: '남동대로 37', address2Ko: null, cityKo: '남동구', provinceKo: '인천광역시' }
  expect(koreanPlace({ ...place, country, ...hangul })).toEqual({
    address: '남동대로 37',
    address2: null,
    city: '남동구',
    province: '인천광역시',
  })
  expect(koreanPlace({ ...place, country, addressKo: null })).toEqual(place)
})

test('a seller who moved to Canada is at the Canadian place for Korean readers too', () => {
  const place = { address: '1 King St', address2: null, city: 'Toronto', province: 'ON' }
  const hangul = { addressKo: '남동대로 37', address2Ko: '7층', cityKo: '남동구', provinceKo: '인천광역시' }
  expect(koreanPlace({ ...place, country: 'CA', ...hangul })).toEqual(place)
})
