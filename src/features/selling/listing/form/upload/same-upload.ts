import 'server-only'
import { LOCALES } from '@/domain/locale'
import type { ParsedProduct } from '@/domain/products/listing/parse-product'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'

/**
 * Whether the product of this SKU is the one that this form makes: then it was sent twice, and the first one counts. Pictures that
 * came with the form are stored anew each time, so only their number is compared.
 */
export async function isSameUpload(
  member: MemberUser,
  { data, texts }: ParsedProduct,
  hasFiles: boolean,
): Promise<boolean> {
  const db = await asUser(member)
  const { docs } = await db.find({
    collection: 'products',
    where: {
      seller: { equals: member.id },
      sku: { equals: data.sku },
      status: { in: ['pending', 'approved'] },
    },
    locale: 'all',
    limit: 1,
    pagination: false,
  })
  const [stored] = docs
  if (!stored || stored.archivedAt) return false
  // One that staff have decided on is another matter.
  if (stored.status === 'approved' && !stored.approvedByTrust) return false
  const textOf = (value: unknown, locale: string) =>
    (typeof value === 'object' && value !== null ? (Reflect.get(value, locale) as unknown) : null) ?? ''
  const saysTheSame = (['name', 'description', 'material', 'color'] as const).every((name) =>
    LOCALES.every((locale) => textOf(stored[name], locale) === texts[name][locale]),
  )
  const tiers = (rows: readonly { minQty: number; maxQty: number; unitPrice?: number | null }[]) =>
    JSON.stringify(rows.map(({ minQty, maxQty, unitPrice }) => [minQty, maxQty, unitPrice]))
  const hasPictures = hasFiles
    ? stored.images.length === data.images.length
    : JSON.stringify(stored.images) === JSON.stringify(data.images)
  return (
    saysTheSame &&
    hasPictures &&
    stored.listedIn === data.listedIn &&
    stored.stock === data.stock &&
    tiers(stored.moqPrices) === tiers(data.moqPrices)
  )
}
