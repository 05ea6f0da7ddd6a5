import type { ProductStatus } from '@/domain/products/product'

/** Where a product is listed and where it comes from: fixed by the first approval, the seller's to correct until then (rule C15). */
export const LISTED_FACTS = ['listedIn', 'origin', 'certifications'] as const

type ListedFact = (typeof LISTED_FACTS)[number]

export const isFixed = ({ approvedAt, status }: { approvedAt?: string | null; status?: ProductStatus }) =>
  Boolean(approvedAt) || status === 'approved'

export function listedOf(source: object): Record<ListedFact, unknown> {
  const valueOf = (name: ListedFact): unknown => Reflect.get(source, name)
  return {
    listedIn: idOf(valueOf('listedIn')),
    origin: valueOf('origin') ?? null,
    certifications: valueOf('certifications') ?? [],
  }
}

const idOf = (link: unknown): unknown =>
  typeof link === 'object' && link !== null && 'id' in link ? link.id : (link ?? null)
