import 'server-only'
import * as z from 'zod'
import { marksOf } from '@/domain/edit-windows'
import { countryName, placeName } from '@/domain/address/place-name'
import type { Locale } from '@/domain/locale'
import { profileLines, storedProfile } from '@/domain/people/seller-profile'
import { bandSkuOf } from '@/features/seller-profile/business/band-product'
import type { MemberUser } from '@/server/auth/session'
import { asUser } from '@/server/data'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { markOf } from '@/server/forms/marks'
import { productName } from '@/server/names'

export type OwnPage = {
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
export async function getOwnPage(member: MemberUser, locale: Locale): Promise<OwnPage> {
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

const goodsRow = z.object({ sku: z.string(), name: z.string().nullable(), cover: z.string() })
export type PageGoods = z.infer<typeof goodsRow>

const LISTED = 200

/** Products on sale whose picture may stand at the top, the most viewed first, which stands there without a choice (rule C69). One statement. */
export async function listPageGoods(seller: string, locale: Locale): Promise<PageGoods[]> {
  return checkedRows(
    await database(),
    goodsRow,
    sql`select p.sku, ${productName(locale, sql`p.id`)} as name, p.cover_page as cover from products p
      where p.seller_id = ${seller} and p.is_live and p.cover_card is not null and p.cover_page is not null
      order by p.view_count desc, p.created_at desc, p.id desc limit ${LISTED}`,
  )
}
