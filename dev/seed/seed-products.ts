import { sellerId } from './accounts'
import { byFact } from '@/domain/values/by-fact'
import { MEASURES, PRODUCTS, type ProductData } from './catalogue'
import { later, type Clock } from './clock'
import { rowIdOf, idOf } from './ids'
import { categoryId } from './seed-categories'
import { picturesOf, textsOf } from './pictures-of'
import { reservedOf } from './stock'
import { put, SYSTEM, translate, type Doc, type Seed } from './store'

export const productId = (slug: string) => idOf('product', slug)

export const listedAt = (product: ProductData, clock: Clock) =>
  clock.daysAgo(product.createdDaysAgo, product.slug)

/** 82 listings in three languages, then the ordered list of the recommended ones (rule C11). */
export async function seedProducts(seed: Seed) {
  await put(
    seed,
    'products',
    PRODUCTS.map((product) => listing(product, seed.clock)),
  )
  const told = PRODUCTS.map((product) => ({
    id: productId(product.slug),
    texts: {
      name: product.name,
      description: product.description,
      material: product.material,
      color: product.color,
      picture_texts: { fr: textsOf(product, 'fr'), ko: textsOf(product, 'ko') },
    },
  }))
  await translate(seed, 'products_locales', told)
  const productIds = PRODUCTS.filter(({ isRecommended }) => isRecommended).map(({ slug }) => productId(slug))
  await seed.payload.updateGlobal({ ...SYSTEM, slug: 'recommended-products', data: { productIds } })
}

function listing(product: ProductData, clock: Clock): Doc<'products'> {
  const createdAt = listedAt(product, clock)
  const isApproved = product.status === 'approved'
  return {
    ...described(product),
    id: productId(product.slug),
    sku: product.sku,
    family: product.family,
    listedIn: categoryId(product.category),
    origin: product.origin,
    certifications: product.certifications,
    seller: sellerId(product.seller),
    status: product.status,
    statusReason: product.statusReason?.en,
    isLive: isApproved,
    needsReview: !isApproved,
    approvedAt: isApproved ? later(createdAt, 1_260) : null,
    moqPrices: product.moqPrices.map((tier, at) => ({ id: rowIdOf('tier', product.slug, at), ...tier })),
    stock: product.stock,
    reserved: reservedOf(product.slug),
    madeToOrder: product.stock === 0,
    shippingCountry: product.shippingCountry,
    shippingFrom: product.shippingFrom,
    leadTimeDays: product.leadTimeDays,
    ...sampleOf(product),
    viewCount: product.viewCount,
    orderCount: product.orderCount,
    ratingCount: 0,
    ratingSum: 0,
    isRecommended: false,
    pickRank: 0,
    approvedByTrust: false,
    createdAt,
  }
}

/** What is sold by the square metre is chosen by a sample (rule C76). */
const sampleOf = ({ contentUnit }: ProductData) =>
  contentUnit === 'm2' ? { samplePrice: 12_00, sampleFreight: 8_00 } : {}

const described = (product: ProductData) => ({
  name: product.name.en,
  description: product.description.en,
  images: picturesOf(product).map(({ id }) => id),
  pictureTexts: textsOf(product, 'en'),
  material: product.material.en,
  color: product.color.en,
  dimensions: product.dimensions,
  ...(byFact(MEASURES, ({ name }) => product[name]) as Pick<ProductData, (typeof MEASURES)[number]['name']>),
  soldBy: product.soldBy,
  contentUnit: product.contentUnit,
  box: product.boxMm,
  hsCode: product.hsCode,
})
