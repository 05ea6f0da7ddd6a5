import 'server-only'
import { isBannerShown, wordsFor, type Banner } from '@/domain/pages/home'
import { roomLines, type RoomLine, type WrittenRoom } from '@/domain/pages/recommended-room'
import type { Locale } from '@/domain/locale'
import type { ImageView } from '@/domain/products/picture'
import { localePath } from '@/messages/locales'
import { cached } from '@/server/db/cache'
import { asSystem } from '@/server/db/data'
import { readPictures } from '@/server/storage/picture-views'

type Words = { text: string; lang?: Locale }
/** What editors have put on the home page, in a language; what is missing stays as the marketplace says it (rule L28). */
export type HomeView = {
  headline?: Words
  promise?: Words
  picture?: ImageView
  button?: Words & { href: string }
  banners: (Words & { id: string; href?: string })[]
  makersTitle?: Words
  makers: (Words & { id: string; picture: ImageView; href?: string })[]
  /** Chosen goods of a main category, also those that have left the shop (rule C74). */
  room?: { category: string; title?: Words; lines: RoomLine[] }
}

type Row = { id?: string | null; words?: unknown; link?: string | null }

type StoredHome = {
  hero?: { headline?: unknown; promise?: unknown; button?: unknown; link?: string | null; picture?: unknown }
  banners?: (Row & Banner)[] | null
  makers?: (Row & { picture: string })[] | null
  makersTitle?: unknown
  room?: WrittenRoom & { title?: unknown }
}

/** All banners, also those that wait: which of them is shown is decided when a page is made. */
const readHome = cached('home', ['home'], async (locale: Locale) => {
  const db = await asSystem()
  const home: unknown = await db.findGlobal({ slug: 'home', locale: 'all' })
  // Payload gives texts in all languages, and types them as in one.
  const { hero, banners, makers, makersTitle, room } = home as StoredHome
  const rows = makers ?? []
  const named = [hero?.picture, ...rows.map(({ picture }) => picture)]
  const ids = named.filter((id): id is string => typeof id === 'string')
  return {
    hero: hero ?? {},
    banners: banners ?? [],
    makers: rows,
    makersTitle,
    room: room ?? {},
    pictures: Object.fromEntries(await readPictures(ids, locale)),
  }
})

export async function getHome(locale: Locale, now = Date.now()): Promise<HomeView> {
  const { hero, banners, makers, makersTitle, room, pictures } = await readHome(locale)
  const hrefOf = (link: string | null | undefined) =>
    link ? { href: link.startsWith('/') ? localePath(locale, link) : link } : {}
  const saidBy = ({ id, words, link }: Row) => {
    const said = wordsFor(words, locale)
    return said && { id: id ?? '', ...said, ...hrefOf(link) }
  }
  const button = wordsFor(hero.button, locale)
  const { href } = hrefOf(hero.link) as { href?: string }
  return {
    headline: wordsFor(hero.headline, locale),
    promise: wordsFor(hero.promise, locale),
    picture: pictures[String(hero.picture)],
    ...(button && href && { button: { ...button, href } }),
    banners: banners
      .filter((banner) => isBannerShown(banner, locale, now))
      .flatMap((banner) => saidBy(banner) ?? []),
    makersTitle: wordsFor(makersTitle, locale),
    makers: makers.flatMap((maker) => {
      const [said, picture] = [saidBy(maker), pictures[maker.picture]]
      return said && picture ? [{ ...said, picture }] : []
    }),
    ...(typeof room.category === 'string' && {
      room: {
        category: room.category,
        title: wordsFor(room.title, locale),
        lines: roomLines(room.goods ?? []),
      },
    }),
  }
}
