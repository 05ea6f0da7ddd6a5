import 'server-only'
import * as z from 'zod'
import { READS } from '@/domain/pages/cache/page-facts'
import { shippingByProvince } from '@/domain/cart/shipping/shipping-by-province'
import { SHIPPING_KINDS } from '@/domain/cart/shipping/shipping'
import type { Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import { isSellerAddress } from '@/domain/people/sellers/seller-address'
import { holidayNow } from '@/server/texts/arrival-text'
import { cached } from '@/server/db/cache'
import { checkedRows, isoTime } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { placeOfSeller } from './names'
import type { SupplierView } from './supplier-view'

const text = z.string().nullable()
const supplierRow = z.object({
  id: z.string(),
  slug: z.string(),
  company: z.string(),
  companyKo: text,
  city: text,
  cityKo: text,
  country: z.string(),
  since: isoTime,
  checkedAt: isoTime.nullable(),
  changed: isoTime,
  holidayFrom: text,
  holidayTo: text,
  returnDays: z.number().nullable(),
  description: z.record(z.string(), text).nullable(),
  rules: z.array(
    z.object({
      service: text,
      kind: z.enum(SHIPPING_KINDS),
      amount: z.number(),
      freeOver: z.number().nullable(),
      daysSaved: z.number().nullable(),
      provinces: z.array(z.string()),
    }),
  ),
  goods: z.number(),
  cards: z.number(),
})

/** An active seller with a product on sale, by the address; null for any other (rule P31). */
export async function getSupplier(locale: Locale, slug: string): Promise<SupplierView | null> {
  const id = isSellerAddress(slug) ? await sellerAt(slug) : null
  return id === null ? null : getSupplierOf(locale, id)
}

/** Apart from the seller, so that a page which knows the id is cleared with that seller alone. */
const sellerAt = cached(
  'address of a supplier',
  READS.catalogue(),
  async (slug: string): Promise<string | null> => {
    const at = sql`select id from sellers where slug = ${slug} and status = 'active'`
    const [row] = await checkedRows(await database(), z.object({ id: z.string() }), at)
    return row?.id ?? null
  },
)

/** An active seller with an address and a product on sale, by the id. */
export const getSupplierOf = cached(
  'supplier',
  (_locale: Locale, seller: string) => READS.seller(seller),
  async (locale: Locale, seller: string): Promise<SupplierView | null> => {
    const [row] = await checkedRows(await database(), supplierRow, statement(seller))
    return row && row.goods > 0 ? viewOf(row, locale) : null
  },
)

/** What is public, column by column: no access rule applies here. */
const statement = (seller: string) => sql`
  select s.id, s.slug, s.company, nullif(s.company_ko, '') as "companyKo", s.city, nullif(s.city_ko, '') as "cityKo", s.country,
    s.created_at as since, s.approved_at as "checkedAt", s.updated_at as changed,
    to_char(s.holiday_from at time zone 'UTC', 'YYYY-MM-DD') as "holidayFrom",
    to_char(s.holiday_to at time zone 'UTC', 'YYYY-MM-DD') as "holidayTo", s.return_days::int as "returnDays",
    (select jsonb_object_agg(words._locale, words.description) from sellers_locales words where words._parent_id = s.id) as description,
    (select coalesce(jsonb_agg(jsonb_build_object('service', r.service, 'kind', r.kind, 'amount', r.amount, 'freeOver', r.free_over,
      'daysSaved', r.days_saved, 'provinces', (select coalesce(jsonb_agg(named.value), '[]')
        from sellers_shipping_rules_provinces named where named.parent_id = r.id)) order by r._order), '[]')
      from sellers_shipping_rules r where r._parent_id = s.id) as rules,
    (select count(*)::int from products p where p.seller_id = s.id and p.is_live) as goods,
    (select count(distinct coalesce(p.family_key || p.listed_in_id, p.id::text))::int from products p where p.seller_id = s.id and p.is_live) as cards
  from sellers s where s.id = ${seller} and s.slug is not null and s.status = 'active'`

function viewOf(row: z.infer<typeof supplierRow>, locale: Locale): SupplierView {
  const { id, slug, company, companyKo, since, checkedAt, changed, goods, cards } = row
  const isKorean = locale === 'ko' && companyKo !== null
  const description = localizedText(row.description, locale)
  const other = isKorean ? ({ text: company, lang: 'en' } as const) : { text: companyKo, lang: 'ko' as const }
  return {
    id,
    slug,
    name: isKorean ? companyKo : company,
    company: other.text === null ? null : { text: other.text, lang: other.lang },
    place: placeOfSeller(row, locale),
    since,
    checkedAt,
    description: description.text ? description : null,
    holiday: holidayNow(row),
    terms: shippingByProvince(row.rules),
    returnDays: row.returnDays,
    goods,
    cards,
    changed,
  }
}

/** Where earlier addresses of active sellers lead; asked only where no seller answers. */
const listMoves = cached(
  'moves of suppliers',
  READS.catalogue(),
  async (): Promise<Record<string, string>> => {
    const rows = await checkedRows(
      await database(),
      z.object({ from: z.string(), slug: z.string() }),
      sql`select earlier as from, s.slug from sellers s, unnest(string_to_array(s.earlier_slugs, ' ')) as earlier
      where s.status = 'active' and earlier <> s.slug
        and exists (select 1 from products p where p.seller_id = s.id and p.is_live)
      order by s.updated_at limit 5000`,
    )
    return Object.fromEntries(rows.map(({ from, slug }) => [from, slug]))
  },
)

/** The address that a seller of this one has now; null where none had it. */
export async function movedSupplier(slug: string): Promise<string | null> {
  if (!isSellerAddress(slug)) return null
  const moves = await listMoves()
  return Object.hasOwn(moves, slug) ? (moves[slug] ?? null) : null
}
