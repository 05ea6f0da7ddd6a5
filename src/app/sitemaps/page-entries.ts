import { infoPath } from '@/domain/pages/info-pages'
import { listCategoryTree } from '@/server/products/category-tree'
import { newestChange } from '@/features/shop/list/sitemap'
import { listPages } from '@/features/shop/pages/queries'
import { listSupplierPages } from '@/features/shop/supplier/list-suppliers'
import { supplierPath } from '@/features/shop/supplier/supplier-view'
import { BROWSE } from '@/ui/frame/menu/navigation'
import type { SitemapEntry } from './sitemap-xml'

/** Every public page except products: home, lists, categories, sellers, information pages. */
export async function pageEntries(): Promise<SitemapEntry[]> {
  const [tree, pages, suppliers, changed] = await Promise.all([
    listCategoryTree('en'),
    listPages(),
    listSupplierPages(),
    newestChange(),
  ])
  const lists = ['/', ...BROWSE.map((list) => `/${list}`), '/suppliers']
  const categories = tree.flatMap(({ href, children }) => [href, ...children.map((child) => child.href)])
  return [
    ...[...lists, ...categories].map((path) => ({ path, changed })),
    ...suppliers.map(({ slug, changed: at }) => ({ path: supplierPath(slug), changed: at })),
    ...pages.map((page) => ({ path: infoPath(page.slug), changed: page.changed })),
  ]
}
