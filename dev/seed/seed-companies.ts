import { COMPANY_OWNER, PASSWORD, userId } from './accounts'
import { later } from './clock'
import { idOf } from './ids'
import { joinedAt } from './seed-people'
import { TERMS_FROM } from './seed-pages'
import { put, type Seed } from './store'

const JOINED = 210
const COMPANY = 'Foothills Interior Contractors Ltd.'

/** A company that buys, with an owner and net 30 (rules M95, M119). */
export async function seedCompanies(seed: Seed) {
  const { clock } = seed
  const user = userId(COMPANY_OWNER)
  const createdAt = joinedAt(clock, COMPANY_OWNER, JOINED)
  const place = {
    country: 'CA' as const,
    address: '1420 Hastings Crescent SE',
    city: 'Calgary',
    province: 'AB',
    postalCode: 'T2G 4C8',
  }
  const person = { firstName: 'Priya', lastName: 'Raman', phone: '+1 403-555-0172', company: COMPANY }
  await put(seed, 'users', [
    {
      id: user,
      collection: 'users',
      email: COMPANY_OWNER,
      password: PASSWORD,
      hasPassword: true,
      createdAt,
      emailVerifiedAt: later(createdAt, 6),
      userType: 'buyer',
      ...person,
      ...place,
      locale: 'en',
      marketingConsent: false,
    },
  ])
  await put(
    seed,
    'consents',
    (['terms', 'age'] as const).map((kind) => ({
      id: idOf('consent', COMPANY_OWNER, kind),
      user,
      kind,
      version: TERMS_FROM,
      given: true,
      locale: 'en' as const,
      createdAt,
    })),
  )
  await put(seed, 'addresses', [
    { id: idOf('address', COMPANY_OWNER), user, label: 'Yard', ...person, ...place, isDefault: true },
  ])
  const company = idOf('company', 1)
  const since = later(createdAt, 60)
  await put(seed, 'companies', [
    {
      id: company,
      name: COMPANY,
      businessNumber: '837261945',
      founder: user,
      netDays: 30,
      creditLimit: 2_000_000,
      settlesUnpaid: false,
      createdAt: since,
    },
  ])
  await put(seed, 'company-members', [
    { id: idOf('company member', COMPANY_OWNER), company, user, role: 'owner', createdAt: since },
  ])
}
