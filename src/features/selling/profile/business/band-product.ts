import 'server-only'
import type { Seller } from '@/payload-types'
import type { Data } from '@/server/db/data'

/** The SKU of the product that a seller has chosen for the band of the own page (rule C69). */
export async function bandSkuOf(db: Data, { bandProduct }: Pick<Seller, 'bandProduct'>) {
  if (!bandProduct) return null
  const id = typeof bandProduct === 'string' ? bandProduct : bandProduct.id
  const product = await db.findByID({
    collection: 'products',
    id,
    select: { sku: true },
    disableErrors: true,
  })
  return product?.sku ?? null
}

/** The seller's product on sale that has the SKU, if there is one. */
export async function findBandProduct(db: Data, seller: string, sku: string) {
  const { docs } = await db.find({
    collection: 'products',
    where: { seller: { equals: seller }, sku: { equals: sku }, isLive: { equals: true } },
    select: { sku: true },
    limit: 1,
    pagination: false,
  })
  return docs[0]?.id ?? null
}
