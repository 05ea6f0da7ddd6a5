import 'server-only'
import * as z from 'zod'
import { cleanLine } from '@/domain/values/text'
import type { Locale } from '@/domain/locale'
import { isAdmin, type StaffActor } from '@/domain/people/actor'
import { findPeople } from '@/admin/people/find-people'
import { checkedRows } from '@/server/db/checked-rows'
import { findOrders } from '@/server/orders/find-orders'
import { shownBuyer } from '@/server/people/names'
import { sql, type SQL } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

const MOST_OF_A_KIND = 5

export const FOUND_KINDS = ['members', 'orders', 'products', 'pages'] as const

const found = z.object({
  kind: z.enum(FOUND_KINDS),
  href: z.string(),
  title: z.string(),
  /** What distinguishes it from others of the same title. */
  note: z.string(),
})
export type FoundInPanel = z.infer<typeof found>

/** What a word leads to in the panel, a few of each kind. Editors find neither members nor orders (rule N9). */
export async function findInPanel(actor: StaffActor, asked: string, locale: Locale): Promise<FoundInPanel[]> {
  const words = cleanLine(asked).toLowerCase().slice(0, 200)
  if (words.length < 2) return []
  const [rows, people] = await Promise.all([
    findRows(actor, words, locale),
    isAdmin(actor) ? findPeople(words, 1) : [],
  ])
  const members = people.slice(0, MOST_OF_A_KIND).map(({ id, name, company, email }) => ({
    kind: 'members' as const,
    href: `/admin/people?id=${id}`,
    title: name ?? company ?? email,
    note: [company === name ? null : company, email].filter(Boolean).join(', '),
  }))
  return [...members, ...rows]
}

async function findRows(actor: StaffActor, words: string, locale: Locale) {
  const has = (column: SQL) => sql`position(${words} in lower(coalesce(${column}, ''))) > 0`
  const inAnyLanguage = (texts: SQL, parent: SQL, column: SQL) =>
    sql`exists (select 1 from ${texts} t where t._parent_id = ${parent} and ${has(column)})`
  const inTheirs = (texts: SQL, parent: SQL, column: SQL) =>
    sql`(select ${column} from ${texts} t where t._parent_id = ${parent} and ${column} <> ''
      order by t._locale::text = ${locale} desc, t._locale::text = 'en' desc limit 1)`
  const orders = sql`(select 'orders' as kind, '/admin/collections/orders/' || o.id as href, o.number as title,
      concat_ws(', ', (select ${shownBuyer} from users where users.id = o.buyer_id), o.seller_name) as note
      from orders o where o.id in (${findOrders(words)})
      order by o.created_at desc limit ${MOST_OF_A_KIND}) union all`
  return checkedRows(
    await database(),
    found,
    sql`${isAdmin(actor) ? orders : sql``}
      (select 'products' as kind, '/admin/collections/products/' || p.id as href,
        coalesce(${inTheirs(sql`products_locales`, sql`p.id`, sql`t.name`)}, p.sku) as title,
        concat_ws(', ', p.sku, p.seller_name) as note
      from products p where ${has(sql`p.sku`)} or ${inAnyLanguage(sql`products_locales`, sql`p.id`, sql`t.name`)}
      order by p.is_live desc, p.created_at desc limit ${MOST_OF_A_KIND}) union all
      (select 'pages', '/admin/collections/pages/' || p.id,
        coalesce(${inTheirs(sql`pages_locales`, sql`p.id`, sql`t.title`)}, p.slug, ''), coalesce('/' || p.slug, '')
      from pages p where p.deleted_at is null
        and (${has(sql`p.slug`)} or ${inAnyLanguage(sql`pages_locales`, sql`p.id`, sql`t.title`)})
      order by p.updated_at desc limit ${MOST_OF_A_KIND})`,
  )
}
