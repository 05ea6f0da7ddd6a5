import { isProvince } from '@/domain/people/address/postal-code'
import { clerkAccounts, emailOf, sellerId, userId } from './accounts'
import { SELLERS, type SellerData } from './catalogue'
import type { Clock } from './clock'
import { idOf, rowIdOf } from './ids'
import { CLERK_DAYS, joinedAt } from './seed-people'
import { sellingOf } from './selling'
import { put, translate, type Doc, type Seed } from './store'

/** Three active suppliers and one who waits, each under the id of its user (rule P1); somebody works for the first of them (rule P39). */
export async function seedSellers(seed: Seed) {
  await put(
    seed,
    'sellers',
    SELLERS.map((seller) => profile(seller, seed.clock)),
  )
  const told = SELLERS.map(({ index, description }) => ({ id: sellerId(index), texts: { description } }))
  await translate(seed, 'sellers_locales', told)
  await put(
    seed,
    'seller-people',
    clerkAccounts.map(({ email, seller }) => ({
      id: idOf('seller person', email),
      seller: sellerId(seller),
      user: userId(email),
      role: 'orders' as const,
      createdAt: joinedAt(seed.clock, email, CLERK_DAYS),
    })),
  )
}

export const approvedAt = (seller: SellerData, clock: Clock) =>
  seller.approvedDaysAgo === null ? null : clock.daysAgo(seller.approvedDaysAgo, `${seller.index} approved`)

function profile(seller: SellerData, clock: Clock): Doc<'sellers'> {
  const { index } = seller
  const isKorean = seller.country === 'KR'
  const { bank, shippingRules } = sellingOf(index)
  return {
    id: sellerId(index),
    company: seller.company.en,
    companyKo: seller.company.ko,
    slug: seller.slug,
    description: seller.description.en,
    status: seller.status,
    isTrusted: false,
    // Who sells from Korea ships with a carrier that imports; who has a Canadian number is asked at the first import (rule D24).
    importsByAgent: isKorean && seller.status === 'active' && !seller.gstNumber,
    approvedAt: approvedAt(seller, clock),
    businessRegistration: seller.businessRegistration,
    gstNumber: seller.gstNumber,
    pstNumber: seller.pstNumber,
    contactPerson: seller.contactPerson.en,
    contactPersonKo: isKorean ? seller.contactPerson.ko : null,
    contactEmail: seller.contactEmail,
    contactPhone: seller.contactPhone,
    country: seller.country,
    address: seller.address.en,
    city: seller.city.en,
    province: seller.region,
    ...(isKorean && { addressKo: seller.address.ko, cityKo: seller.city.ko, provinceKo: seller.regionKo }),
    postalCode: seller.postalCode,
    shippingCountry: seller.shippingCountry,
    shippingFrom: seller.shippingFrom,
    warehouses: seller.warehouses.map((place, at) => ({ id: rowIdOf('warehouse', index, at), ...place })),
    shippingRules: shippingRules.map(({ provinces, ...rule }, at) => ({
      id: rowIdOf('shipping rule', index, at),
      ...rule,
      provinces: provinces?.filter(isProvince),
    })),
    payout: {
      currency: seller.currency,
      accountHolder: bank.accountHolder,
      bankName: bank.bankName,
      settlement: bank.settlement,
      requests: 'self',
    },
    bankAccount: bank.bankAccount,
    createdAt: joinedAt(clock, emailOf('seller', index), seller.createdDaysAgo),
  }
}
