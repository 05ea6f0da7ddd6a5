import type { SellerStatus } from '@/domain/people/actor'
import { LOCALES } from '@/domain/locale'
import { describedOf } from '@/domain/products/listing/described'
import type { ReasonFacts } from '@/domain/products/listing/listing-reasons'
import type { Edit } from './get-edit'

/** What decides why a product is not in the shop (rule C48). Its change request has a place of its own on this page. */
export function reasonFacts({ product, waitingSince }: Edit, sellerStatus: SellerStatus): ReasonFacts {
  const facts = describedOf(product)
  const { box } = product
  return {
    sellerStatus,
    status: product.status,
    statusReason: product.statusReason ?? null,
    changesAsked: product.changesAsked ?? null,
    archivedAt: product.archivedAt ?? null,
    waitingSince,
    available: product.stock - product.reserved,
    madeToOrder: product.madeToOrder,
    change: null,
    named: LOCALES.filter((locale) => facts[`name.${locale}`]),
    described: LOCALES.filter((locale) => facts[`description.${locale}`]),
    shippingCountry: product.shippingCountry,
    hsCode: product.hsCode ?? null,
    hasBox: [box?.length, box?.width, box?.height].every((side) => typeof side === 'number'),
    leadTimeDays: product.leadTimeDays ?? null,
    pictures: product.images.length,
  }
}
