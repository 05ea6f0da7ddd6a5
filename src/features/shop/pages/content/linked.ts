import 'server-only'
import { READS } from '@/domain/pages/cache/page-facts'
import type { Locale } from '@/domain/locale'
import { linkedIn } from '@/domain/pages/content/linked'
import type { ImageView } from '@/domain/products/picture'
import { infoPath } from '@/domain/pages/info-pages'
import { localePath } from '@/messages/locales'
import { cached } from '@/server/db/cache'
import { listCategoryTree } from '@/server/products/category-tree'
import { asVisitor } from '@/server/db/data'
import { readPictures } from '@/server/storage/picture-views'
import { listPages } from '@/features/shop/pages/queries'

/** Where links by choice lead, and what pictures show, by id. What readers cannot see is missing (rule L22). */
export type LinkTargets = { hrefs: Record<string, string>; pictures: Record<string, ImageView> }

/** One read of each kind that the text names: a page without links to products is not read again when products change. */
export async function readLinked(content: unknown, locale: Locale): Promise<LinkTargets> {
  const { pages, categories, products, pictures } = linkedIn(content)
  const [toPages, toCategories, toProducts, images] = await Promise.all([
    pages.length > 0 ? hrefsOfPages(locale) : [],
    categories.length > 0 ? hrefsOfCategories(locale) : [],
    products.length > 0 ? hrefsOfProducts(products, locale) : [],
    pictures.length > 0 ? picturesOfPage(pictures, locale) : [],
  ])
  return {
    hrefs: Object.fromEntries([...toPages, ...toCategories, ...toProducts]),
    pictures: Object.fromEntries(images),
  }
}

type Entry<T> = [id: string, shown: T]

const hrefsOfPages = async (locale: Locale) =>
  (await listPages()).map(({ id, slug }): Entry<string> => [id, localePath(locale, infoPath(slug))])

const hrefsOfCategories = async (locale: Locale) =>
  (await listCategoryTree(locale))
    .flatMap((main) => [main, ...main.children])
    .map(({ id, href }): Entry<string> => [id, href])

const hrefsOfProducts = async (ids: string[], locale: Locale) =>
  (await listVisible(ids)).map((id): Entry<string> => [id, localePath(locale, `/product/${id}`)])

const listVisible = cached(
  'linked-products',
  (ids: string[]) => READS.named(ids),
  async (ids: string[]): Promise<string[]> => {
    const db = await asVisitor()
    const { docs } = await db.find({
      collection: 'products',
      where: { id: { in: ids } },
      select: { sku: true },
      limit: ids.length,
      pagination: false,
    })
    return docs.map(({ id }) => id)
  },
)

const picturesOfPage = cached('page-pictures', ['pages'], readPictures)
