import { isFixed } from '@/domain/products/facts/listed-facts'
import type { KnownProduct } from '@/domain/products/import/plan-row'
import type { ProductStatus } from '@/domain/products/product'
import type { Product } from '@/payload-types'
import type { Data } from '@/server/db/data'
import { productValues } from '@/features/selling/listing/product-values'

export type StoredProduct = KnownProduct & { status: ProductStatus }

/** Products as a file has them: English category names, and file names of pictures for their ids. In any order. */
export async function readProducts(db: Data, ids: readonly string[]): Promise<StoredProduct[]> {
  if (ids.length === 0) return []
  const { docs } = await db.find({
    collection: 'products',
    where: among(ids),
    locale: 'all',
    pagination: false,
  })
  const categories = await readCategories(db, docs)
  const fileNames = await readFileNames(db, docs)
  return docs.map((product) => {
    const {
      id,
      status,
      archivedAt = null,
      approvedAt,
      updatedAt: version,
      listedIn,
      discount,
      moqPrices,
    } = product
    const values = productValues(product, [])
    return {
      id,
      status,
      archivedAt,
      isFixed: isFixed({ approvedAt, status }),
      version,
      cutPrices: discount ? moqPrices : null,
      values: {
        ...values,
        mainCategory: categories.get(idOf(listedIn))?.main ?? '',
        subCategory: categories.get(idOf(listedIn))?.sub ?? '',
        images: values.images.map(({ id: image, alt }) => ({ id: fileNames.get(image) ?? image, alt })),
      },
    }
  })
}

const idOf = (link: string | { id: string }) => (typeof link === 'string' ? link : link.id)
const among = (ids: readonly string[]) => ({ id: { in: [...new Set(ids)] } })

async function readCategories(db: Data, products: Product[]) {
  const { docs } = await db.find({
    collection: 'categories',
    where: among(products.map(({ listedIn }) => idOf(listedIn))),
    select: { name: true, parent: true },
    populate: { categories: { name: true } },
    depth: 1,
    locale: 'en',
    pagination: false,
  })
  return new Map(
    docs.map(({ id, name, parent }) => [
      id,
      { sub: name, main: typeof parent === 'object' ? parent?.name : undefined },
    ]),
  )
}

async function readFileNames(db: Data, products: Product[]) {
  const { docs } = await db.find({
    collection: 'media',
    where: among(products.flatMap(({ images }) => images.map(idOf))),
    select: { filename: true },
    pagination: false,
  })
  return new Map(docs.map(({ id, filename }) => [id, filename]))
}
