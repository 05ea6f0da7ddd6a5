import { infoPath } from '@/domain/talk/info-pages'
import { listCategoryTree } from '@/server/category-tree'
import { newestChange } from '@/features/list/sitemap'
import { listPages } from '@/features/pages/queries'
import { BROWSE } from '@/ui/frame/navigation'
import type { Entry } from './sitemap-xml'

/** Every public page except products: home, lists, categories, information pages. */
export async function pageEntries(): Promise<Entry[]> {
  const [tree, pages, changed] = await Promise.all([listCategoryTree('en'), listPages(), newestChange()])
  const lists = ['/', ...BROWSE.map((list) => `/${list}`)]
  const categories = tree.flatMap(({ href, children }) => [href, ...children.map((child) => child.href)])
  return [
    ...[...lists, ...categories].map((path) => ({ path, changed })),
    ...pages.map((page) => ({ path: infoPath(page.slug), changed: page.changed })),
  ]
}
