import 'server-only'
import * as z from 'zod'
import { READS } from '@/domain/pages/cache/page-facts'
import { LOCALES, type Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import { withDecimals } from '@/domain/values/text'
import { familyChoices, type FamilyChoices, type FamilyProduct } from '@/domain/products/cards/family'
import { MARKS, type Color } from '@/domain/search/marks'
import { cached } from '@/server/db/cache'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

/** A product of a family, with the colour that its finish is read as (rule C57) and the languages of its words. */
export type FamilyMember = FamilyProduct & { color: Color | null; finishLang?: Locale; nameLang?: Locale }
export type FamilyView = FamilyChoices<FamilyMember>

const words = z.partialRecord(z.enum(LOCALES), z.string().nullable()).nullable()
const memberRow = z.object({
  id: z.string(),
  name: words,
  finish: words,
  size: z.string(),
  isSoldOut: z.boolean(),
  color: z.enum(MARKS.color).nullable(),
})

/** More than a page has room for. */
const MOST = 200

/** What leads from a product's page to the others of its family on sale (rule C64): nothing where it has none. */
export const listFamily = cached(
  'family of a product',
  (_locale: Locale, product: string) => READS.family(product),
  async (locale: Locale, product: string): Promise<FamilyView> => {
    const rows = await checkedRows(
      await database(),
      memberRow,
      sql`select m.id, m.dimensions as size, coalesce(m.stock_shown, 0) <= 0 and not m.made_to_order as "isSoldOut",
        (select jsonb_object_agg(said._locale, said.name) from products_locales said where said._parent_id = m.id) as name,
        (select jsonb_object_agg(said._locale, said.color) from products_locales said where said._parent_id = m.id) as finish,
        (select mark from search.goods g join search.marks on kind = 'color' and g.color >> bit & 1 = 1
          where g.id = m.id order by bit limit 1) as color
      from products p join products m on m.is_live and m.seller_id = p.seller_id and m.family_key = p.family_key
        and m.listed_in_id = p.listed_in_id
      where p.id = ${product} and p.is_live
      order by m.price_from, m.created_at, m.id limit ${MOST}`,
    )
    const members = rows.map(({ name, finish, ...row }): FamilyMember => {
      const [called, coloured] = [localizedText(name, locale), localizedText(finish, locale)]
      return {
        ...row,
        name: called.text,
        size: withDecimals(row.size, locale),
        finish: coloured.text,
        ...(called.lang && { nameLang: called.lang }),
        ...(coloured.lang && { finishLang: coloured.lang }),
      }
    })
    return familyChoices(members, product)
  },
)
