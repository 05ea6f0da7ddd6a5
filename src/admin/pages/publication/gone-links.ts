import 'server-only'
import { checkHome, wordsFor, type HomeContent } from '@/domain/pages/home'
import { checkMenus, goneIn, type Menus } from '@/domain/pages/menus'
import type { Locale } from '@/domain/locale'
import { asSystem, asVisitor } from '@/server/db/data'

export type GoneLink = { global: 'home' | 'menus'; words: string }

/** Links of home, menu and footer whose page or category has gone since they were saved (rules L28, L30). */
export async function goneLinks(locale: Locale): Promise<GoneLink[]> {
  const db = await asSystem()
  const [home, menus, found] = await Promise.all([
    db.findGlobal({ slug: 'home', locale: 'all' }),
    db.findGlobal({ slug: 'menus', locale: 'all' }),
    readFound(),
  ])
  // Payload gives texts in all languages, and types them as in one: the rules ask for links alone.
  const { hero, ...rest } = home as HomeContent
  const links = { ...rest, hero: { link: hero?.link } }
  return [
    ...goneIn(checkHome(links, { ...found, locale })).map((path) => linkAt('home', home, path, locale)),
    ...goneIn(checkMenus(menus as Menus, found)).map((path) => linkAt('menus', menus, path, locale)),
  ]
}

async function readFound() {
  const db = await asVisitor()
  const all = { limit: 1_000, pagination: false, select: { slug: true } } as const
  const [pages, categories] = await Promise.all([
    db.find({ collection: 'pages', ...all }),
    db.find({ collection: 'categories', ...all }),
  ])
  return {
    pages: new Map(pages.docs.map(({ id, slug }) => [id, slug])),
    categories: new Set(categories.docs.map(({ id }) => id)),
  }
}

function linkAt(global: GoneLink['global'], doc: object, path: string, locale: Locale): GoneLink {
  const row = path.split('.').reduce((at: unknown, step) => Object(at)[step] as unknown, doc)
  const { words, button } = Object(row) as { words?: unknown; button?: unknown }
  return { global, words: wordsFor(words ?? button, locale)?.text ?? '' }
}
