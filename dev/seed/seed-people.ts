import { buyerId, clerkAccounts, emailOf, PASSWORD, staffAccounts, userId } from './accounts'
import { BUYERS, SELLERS, type BuyerData, type SellerData } from './catalogue'
import { later, type Clock } from './clock'
import { idOf } from './ids'
import { put, type Doc, type Seed } from './store'

/** Staff first: no door may open on an empty table of them. */
export async function seedPeople(seed: Seed) {
  const { clock } = seed
  await put(seed, 'staff', staff(clock))
  await put(seed, 'users', [
    ...BUYERS.map((buyer) => buyerAccount(buyer, clock)),
    ...SELLERS.map((seller) => sellerAccount(seller, clock)),
    ...clerkAccounts.map(({ email }) => clerkAccount(email, clock)),
  ])
  await put(seed, 'addresses', BUYERS.flatMap(addressesOf))
  await put(
    seed,
    'verifications',
    BUYERS.flatMap((buyer) => verificationOf(buyer, clock)),
  )
}

const staff = (clock: Clock): Doc<'staff'>[] =>
  staffAccounts.map(({ email, name = '', role }) => ({
    id: userId(email),
    collection: 'staff',
    email,
    password: PASSWORD,
    name,
    role: role === 'admin' ? 'admin' : 'editor',
    createdAt: clock.daysAgo(470, email),
  }))

export const joinedAt = (clock: Clock, email: string, daysAgo: number) => clock.daysAgo(daysAgo, email)

function account(email: string, daysAgo: number, clock: Clock) {
  const createdAt = joinedAt(clock, email, daysAgo)
  return {
    id: userId(email),
    collection: 'users' as const,
    email,
    password: PASSWORD,
    hasPassword: true,
    createdAt,
    emailVerifiedAt: later(createdAt, 6),
  }
}

function buyerAccount(buyer: BuyerData, clock: Clock): Doc<'users'> {
  const [home] = addressesOf(buyer)
  return {
    ...account(emailOf('buyer', buyer.index), buyer.createdDaysAgo, clock),
    userType: 'buyer',
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    phone: buyer.phone,
    company: buyer.company,
    country: 'CA',
    address: home?.address,
    city: home?.city,
    province: home?.province,
    postalCode: home?.postalCode,
    locale: buyer.locale,
    marketingConsent: buyer.marketingConsent,
  }
}

function sellerAccount(seller: SellerData, clock: Clock): Doc<'users'> {
  return {
    ...account(emailOf('seller', seller.index), seller.createdDaysAgo, clock),
    userType: 'seller',
    firstName: seller.user.firstName,
    lastName: seller.user.lastName,
    phone: seller.contactPhone,
    company: seller.company.en,
    country: seller.country,
    address: seller.address.en,
    city: seller.city.en,
    province: seller.region,
    postalCode: seller.postalCode,
    locale: seller.user.locale,
    marketingConsent: false,
  }
}

/** Days ago that somebody joined a seller. */
export const CLERK_DAYS = 90

function clerkAccount(email: string, clock: Clock): Doc<'users'> {
  return {
    ...account(email, CLERK_DAYS, clock),
    userType: 'seller',
    firstName: 'Nadia',
    lastName: 'Rossi',
    phone: '+1 416 555 0148',
    country: 'CA',
    address: '48 Spadina Avenue',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5V 2H8',
    locale: 'en',
    marketingConsent: false,
  }
}

function addressesOf(buyer: BuyerData): Doc<'addresses'>[] {
  return buyer.addresses.map((place, at) => ({
    id: idOf('address', buyer.index, at),
    user: buyerId(buyer.index),
    label: place.label,
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    company: buyer.company,
    phone: buyer.phone,
    country: 'CA',
    address: place.address,
    city: place.city,
    province: place.province,
    postalCode: place.postalCode,
    isDefault: at === 0,
  }))
}

/** A buyer is verified by the number that was checked (rule P9). */
function verificationOf(buyer: BuyerData, clock: Clock): Doc<'verifications'>[] {
  if (!buyer.verified || !buyer.gstNumber) return []
  const createdAt = later(joinedAt(clock, emailOf('buyer', buyer.index), buyer.createdDaysAgo), 50)
  return [
    {
      id: idOf('verification', buyer.index),
      user: buyerId(buyer.index),
      kind: 'gst',
      number: buyer.gstNumber,
      status: 'verified',
      createdAt,
      decidedAt: later(createdAt, 1_130),
    },
  ]
}
