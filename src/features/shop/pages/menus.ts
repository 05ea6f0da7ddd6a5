import 'server-only'
import { wordsFor } from '@/domain/pages/home'
import type { MenuEntry } from '@/domain/pages/menus'
import type { Locale } from '@/domain/locale'
import { infoPath } from '@/domain/pages/info-pages'
import { localePath } from '@/messages/locales'
import { cached } from '@/server/db/cache'
import { listCategoryTree } from '@/server/products/category-tree'
import { asSystem, asVisitor } from '@/server/db/data'

export type MenuLink = { href: string; name: string; lang?: Locale }
/** What editors have put into menu and footer; empty lists stay as the marketplace has them (rule L30). */
export type MenusView = {
  main: MenuLink[]
  footer: { title: string; lang?: Locale; links: MenuLink[] }[]
}

type StoredEntry = MenuEntry & { words?: unknown }
type StoredMenus = {
  main?: StoredEntry[] | null
  footer?: { heading?: unknown; links?: StoredEntry[] }[] | null
}

/** One read for all languages; the pages that entries lead to are read with it, so that others clear nothing of this. */
const readMenus = cached('menus', ['menus'], async () => {
  const db = await asSystem()
  const menus: unknown = await db.findGlobal({ slug: 'menus', locale: 'all' })
  // Payload gives texts in all languages, and types them as in one.
  const stored = menus as StoredMenus
  const [main, footer] = [stored.main ?? [], stored.footer ?? []]
  const entries = [...main, ...footer.flatMap(({ links }) => links ?? [])]
  const ids = entries.flatMap(({ kind, page }) => (kind === 'page' && typeof page === 'string' ? [page] : []))
  return { main, footer, slugs: await slugsOf(ids) }
})

async function slugsOf(ids: string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const db = await asVisitor()
  const { docs } = await db.find({
    collection: 'pages',
    where: { id: { in: ids } },
    select: { slug: true },
    limit: ids.length,
    pagination: false,
  })
  return Object.fromEntries(docs.map(({ id, slug }) => [id, slug]))
}

/** Entries whose page or category readers cannot see are left out. */
export async function getMenus(locale: Locale): Promise<MenusView> {
  const [{ main, footer, slugs }, tree] = await Promise.all([readMenus(), listCategoryTree(locale)])
  const categories = new Map(
    tree.flatMap((room) => [room, ...room.children]).map(({ id, href }) => [id, href]),
  )
  const hrefOf = ({ kind, page, category, address }: StoredEntry) => {
    if (kind === 'category') return categories.get(String(category))
    const slug = kind === 'page' ? slugs[String(page)] : undefined
    const path = kind === 'page' ? slug && infoPath(slug) : address
    return path?.startsWith('/') ? localePath(locale, path) : path
  }
  const linksOf = (entries: StoredEntry[] = []) =>
    entries.flatMap((entry): MenuLink[] => {
      const [href, words] = [hrefOf(entry), wordsFor(entry.words, locale)]
      return href && words ? [{ href, name: words.text, ...(words.lang && { lang: words.lang }) }] : []
    })
  return {
    main: linksOf(main),
    footer: footer.flatMap(({ heading, links }) => {
      const [title, shown] = [wordsFor(heading, locale), linksOf(links)]
      if (!title || shown.length === 0) return []
      return [{ title: title.text, ...(title.lang && { lang: title.lang }), links: shown }]
    }),
  }
}
