import type { Locale } from '@/domain/locale'
import { issue, settle, type Issue, type Result } from '@/domain/result'
import { roomIssues, type RoomGoods, type RoomLine, type WrittenRoom } from './recommended-room'
import { targetIssues, type Pages } from './redirect'

export const MOST_BANNERS = 3
export const MOST_MAKERS = 3

export type Banner = {
  link?: string | null
  from?: string | null
  until?: string | null
  /** Readers of all languages, if it names none. */
  languages?: readonly Locale[] | null
}
type Maker = { link?: string | null }
export type HomeContent = {
  hero?: { button?: string | null; link?: string | null }
  banners?: readonly Banner[] | null
  makers?: readonly Maker[] | null
  room?: WrittenRoom | null
}

/** `locale`: the language that is written. `stored`: the goods of the room before, `goods`: those that are named. */
type Facts = {
  pages: Pages
  locale: Locale
  site?: string
  stored?: readonly RoomLine[]
  goods?: ReadonlyMap<string, RoomGoods>
}

/** Links of the home page lead where readers can follow, a banner ends after it begins (rule L28), goods of a room can be ordered (rule C74). */
export function checkHome(home: HomeContent, facts: Facts): Result<object> {
  const { hero, banners, makers, room } = home
  const { pages, locale, site, stored = [], goods = new Map<string, RoomGoods>() } = facts
  const issuesOfLink = (link: string | null | undefined, at: string): Issue[] =>
    link ? targetIssues(link, at, pages, site) : []
  const [hasWords, hasLink] = [Boolean(hero?.button?.trim()), Boolean(hero?.link)]
  // The English words stand in for a language without.
  const isHalf = locale === 'en' ? hasWords !== hasLink : hasWords && !hasLink
  return settle(
    [
      ...(isHalf ? [issue('home.button', 'hero.link')] : []),
      ...issuesOfLink(hero?.link, 'hero.link'),
      ...(banners ?? []).flatMap((banner, at) => [
        ...issuesOfLink(banner.link, `banners.${at}.link`),
        ...(endsTooSoon(banner) ? [issue('home.until', `banners.${at}.until`)] : []),
      ]),
      ...(makers ?? []).flatMap(({ link }, at) => issuesOfLink(link, `makers.${at}.link`)),
      ...roomIssues(room ?? {}, stored, goods),
    ],
    {},
  )
}

const endsTooSoon = ({ from, until }: Banner) =>
  Boolean(from && until && Date.parse(until) <= Date.parse(from))

/** Whether readers of a language see a banner at a time. */
export function isBannerShown({ from, until, languages }: Banner, locale: Locale, now: number): boolean {
  const isRead = !languages || languages.length === 0 || languages.includes(locale)
  return isRead && (!from || Date.parse(from) <= now) && (!until || now < Date.parse(until))
}

/** When banners begin and end after a time: the pages that show them are made anew then. */
export function turnsAfter(banners: readonly Banner[], now: number): Date[] {
  const times = banners.flatMap(({ from, until }) => [from, until])
  return times.flatMap((time) => (time && Date.parse(time) > now ? [new Date(time)] : []))
}

/** The words of a language, else the English ones, marked; nothing where neither is written. */
export function wordsFor(value: unknown, locale: Locale): { text: string; lang?: Locale } | undefined {
  const words = Object(value) as Partial<Record<Locale, unknown>>
  const of = (each: Locale) => {
    const text = words[each]
    return typeof text === 'string' ? text.trim() : ''
  }
  if (of(locale)) return { text: of(locale) }
  return of('en') ? { text: of('en'), lang: 'en' } : undefined
}
