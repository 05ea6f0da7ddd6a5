import 'server-only'
import { READS } from '@/domain/pages/cache/page-facts'
import { dayIn } from '@/domain/values/calendar'
import { isId } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import { picturePath, type PictureWidth } from '@/domain/products/picture'
import { shippingPlaceName } from '@/domain/people/address/shipping-place'
import { contentOf } from '@/domain/products/facts/content'
import { stockLabel } from '@/domain/products/product'
import { sampleOf } from '@/domain/products/prices/sample'
import { averageRating } from '@/domain/products/reviews/review'
import { shippingNote } from '@/domain/cart/shipping/shipping'
import type { Media } from '@/payload-types'
import { cached } from '@/server/db/cache'
import { asVisitor } from '@/server/db/data'
import { listDocuments } from './facts/list-documents'
import { factsOf } from './facts/facts'
import { getSeller } from './get-seller'
import { countByStars, listReviews } from './reviews/list-reviews'
import type { NoProduct, ProductImage, ProductView, ShownProduct, ShownTier } from './product-view'
import { listCategoryTree } from '@/server/products/category-tree'
import { localizedText } from '@/domain/values/localized-text'
import { ownPictureText } from '@/domain/products/picture-texts'
import { unbroken } from '@/domain/values/text'

/**
 * Data of the product page. 'invalid': not an id; 'missing': not visible to visitors; 'failed': could not be read and
 * is not cached.
 */
export async function getProduct(locale: Locale, id: string): Promise<ProductView | NoProduct> {
  if (!isId(id)) return 'invalid'
  try {
    const product = await readProduct(locale, id)
    if (typeof product === 'string') return product
    const { soldBySeller, sellerName, ...own } = product
    return { ...own, seller: await readSeller(locale, soldBySeller, sellerName) }
  } catch (error) {
    console.error(error)
    return 'failed'
  }
}

const readProduct = cached(
  'product',
  (_locale: Locale, id: string) => READS.product(id),
  async (locale: Locale, id: string): Promise<CachedProduct | 'missing'> => {
    const db = await asVisitor()
    const product = await db.findByID({ collection: 'products', id, locale: 'all', disableErrors: true })
    if (!product) return 'missing'
    const { seller, sellerName } = product
    return {
      ...(await ownViewOf(product, locale)),
      soldBySeller: String(seller),
      sellerName: sellerName ?? '',
    }
  },
)

/** Without the seller, who may change while the product does not. */
type Own = Omit<ProductView, 'seller'>
type CachedProduct = Own & { soldBySeller: string; sellerName: string }

const readSeller = cached(
  'seller of a product',
  (_locale: Locale, seller: string, _name: string) => READS.seller(seller),
  (locale: Locale, seller: string, name: string) => getSeller(seller, name, locale),
)

/** What the page shows of a product that is read with all locales, stored or not (rule C43). */
export async function viewOf(product: ShownProduct, locale: Locale): Promise<ProductView> {
  const [own, seller] = await Promise.all([
    ownViewOf(product, locale),
    getSeller(String(product.seller), product.sellerName ?? '', locale),
  ])
  return { ...own, seller }
}

async function ownViewOf(product: ShownProduct, locale: Locale): Promise<Own> {
  const [images, tree, reviews, stars, documents] = await Promise.all([
    imagesOf(product),
    listCategoryTree(locale),
    listReviews(product.id),
    countByStars(product.id),
    listDocuments(product.documents),
  ])
  const main = tree.find((node) => node.children.some((child) => child.id === product.listedIn))
  const sub = main?.children.find((child) => child.id === product.listedIn)
  const average = averageRating(product.ratingSum, product.ratingCount)
  const name = localizedText(product.name, locale)
  return {
    id: product.id,
    name,
    description: localizedText(product.description, locale),
    sku: product.sku,
    images: images.map((image) => imageView(image, altOf(image, product, locale))),
    place:
      main && sub
        ? {
            main: { name: main.name, href: main.href },
            sub: { name: sub.name, href: sub.href },
            category: `/${main.slug}/${sub.slug}`,
          }
        : null,
    orderCount: product.orderCount,
    rating: average === undefined ? null : { average, count: product.ratingCount },
    stars,
    tiers: shownTiers(product),
    sample: sampleOf(product),
    soldBy: product.soldBy,
    content: contentOf(product.content, product.contentUnit),
    stock: stockLabel(product.stockShown ?? 0, product.madeToOrder),
    shipping: shippingNote(product, dayIn('America/Toronto', new Date())),
    shippingFrom: shippingPlaceName(product, locale),
    facts: factsOf(product, locale),
    documents,
    reviews,
  }
}

/** With the former price where it may be shown (rule D25). */
function shownTiers({ moqPrices, priceFormer }: ShownProduct): ShownTier[] {
  return moqPrices.map(({ minQty, maxQty, unitPrice, regularPrice }) => ({
    minQty,
    maxQty,
    unitPrice,
    ...(typeof priceFormer === 'number' &&
      typeof regularPrice === 'number' &&
      regularPrice > unitPrice && { formerPrice: regularPrice }),
  }))
}

/** In the seller's order, without duplicates. */
async function imagesOf(product: ShownProduct): Promise<Media[]> {
  const ids = product.images.map((image) => (typeof image === 'string' ? image : image.id))
  const db = await asVisitor()
  const { docs } = await db.find({
    collection: 'media',
    where: { id: { in: ids } },
    locale: 'all',
    pagination: false,
    limit: ids.length || 1,
  })
  const images = ids.flatMap((id) => docs.find((image) => image.id === id) ?? [])
  return [...new Map(images.map((image) => [image.hash ?? image.id, image])).values()]
}

type Alternative = Pick<ProductImage, 'alt' | 'lang' | 'isDescribed'>

/** What the seller wrote, else staff in the reader's language, else the name of the product (rule C52). */
function altOf({ id, alt: byStaff }: Media, product: ShownProduct, locale: Locale): Alternative {
  const own = ownPictureText(Object(product.pictureTexts), id, locale)
  if (own) return { alt: own.text, lang: own.lang, isDescribed: true }
  const staff = localizedText(byStaff, locale)
  const { text, lang } = localizedText(product.name, locale)
  if (staff.text && !staff.lang && staff.text !== text) return { alt: staff.text, isDescribed: true }
  return { alt: text, lang }
}

function imageView({ hash, width, height }: Media, alternative: Alternative): ProductImage {
  const pathOf = (width: PictureWidth) => picturePath(hash ?? '', width)
  const [thumb, card, page, whole] = [pathOf(160), pathOf(400), pathOf(768), pathOf(2000)]
  const srcSet = `${card} 400w, ${page} 768w`
  const size = { width: width ?? 768, height: height ?? 960 }
  return { src: page, srcSet, thumb, whole, ...size, ...alternative, alt: unbroken(alternative.alt) }
}
