import 'server-only'
import { marksOf } from '@/domain/forms/edit-windows'
import { countryName, placeName } from '@/domain/people/address/place-name'
import type { Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import { profileLines, storedProfile } from '@/domain/people/sellers/seller-profile'
import { bandSkuOf } from '@/features/selling/profile/business/band-product'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { markOf } from '@/server/http/forms/marks'

export type OwnPageView = {
  lines: Readonly<Record<string, string>>
  seen: string
  /** As the page's head shows them. */
  name: string
  other: { text: string; lang: Locale } | null
  place: string
  /** Of the page, once it has an address. */
  slug: string | null
}

/** Names of the fields of the page. */
const FIELDS = ['descriptionEn', 'descriptionFr', 'descriptionKo', 'bandSku', 'holidayFrom', 'holidayTo']

/** A seller's own page as its form shows it (rule C75). */
export async function getOwnPage(member: MemberUser, locale: Locale): Promise<OwnPageView> {
  const db = await asUser(member)
  const seller = await db.findByID({ collection: 'sellers', id: member.id, locale: 'all' })
  const all = storedProfile({ ...seller, bandSku: await bandSkuOf(db, seller) })
  const { company, companyKo, city, cityKo, country, slug } = seller
  const isKorean = locale === 'ko' && Boolean(companyKo)
  const other = isKorean ? { text: company, lang: 'en' as const } : { text: companyKo, lang: 'ko' as const }
  return {
    lines: pageLines(all),
    seen: JSON.stringify(marksOf(all, markOf)),
    name: (isKorean ? companyKo : company) ?? '',
    other: other.text ? { text: other.text, lang: other.lang } : null,
    place: placeName(
      [(locale === 'ko' && cityKo) || city, countryName(country, 'en')].filter(Boolean).join(', '),
      locale,
    ),
    slug: slug ?? null,
  }
}

/** The page's part of the lines of a profile. */
export function pageLines(values: Record<string, unknown>): Record<string, string> {
  const lines = profileLines({ place: {}, warehouses: [], ...values })
  return Object.fromEntries(FIELDS.map((name) => [name, lines[name] ?? '']))
}

/** A product whose picture may stand at the top of the page. */
export type PageGoods = { sku: string; name: string; cover: string }

const LISTED = 200

/** Products on sale that have a picture, the most viewed first, which stands there without a choice (rule C69). */
export async function listPageGoods(member: MemberUser, locale: Locale): Promise<PageGoods[]> {
  const db = await asUser(member)
  const { docs } = await db.find({
    collection: 'products',
    where: { and: [{ seller: { equals: member.id } }, { isLive: { equals: true } }] },
    select: { sku: true, name: true, cover: true },
    sort: ['-viewCount', '-createdAt', '-id'],
    locale: 'all',
    limit: LISTED,
    pagination: false,
  })
  return docs.flatMap(({ sku, name, cover }) => {
    const picture = cover?.card && cover.page
    return picture ? [{ sku, name: localizedText(name, locale).text, cover: picture }] : []
  })
}
