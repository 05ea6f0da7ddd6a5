import * as z from 'zod'
import { cleanLine } from '@/domain/values/text'
import { issue, type Issue } from '@/domain/result'
import { isAddress, pictureStem, UPLOAD_PREFIX } from '@/domain/products/import/picture-name'
import type { ImportRow } from '@/domain/products/import/import-row'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { checkedRows } from '@/server/db/checked-rows'
import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { categories, categories_locales, media } = tables

type Category = { main: string; sub: string; mainName: string; subName: string }

const subcategory = z.object({
  main: z.string(),
  sub: z.string(),
  mainName: z.string(),
  subName: z.string(),
  mains: z.array(z.string()),
  subs: z.array(z.string()),
})

/** Subcategories by 'main > sub' in any of the three languages. */
export type Categories = ReadonlyMap<string, Category>

const keyOf = (main: string, sub: string) => `${cleanLine(main)} > ${cleanLine(sub)}`.toLowerCase()

/** Every subcategory with its main category, under all names they have (rule C1). */
export async function readCategories(db: Database): Promise<Categories> {
  const { id, parent } = categories
  const { name, _locale, _parentID } = categories_locales
  const rows = await checkedRows(
    db,
    subcategory,
    sql`with named as (select ${id} as id, ${parent} as parent, jsonb_agg(${name}) as names,
        coalesce(min(${name}) filter (where ${_locale} = 'en'), '') as english
        from ${categories} join ${categories_locales} on ${_parentID} = ${id} where ${name} is not null group by ${id})
      select m.id as main, s.id as sub, m.english as "mainName", s.english as "subName", m.names as mains, s.names as subs
      from named s join named m on m.id = s.parent`,
  )
  return new Map(
    rows.flatMap(({ mains, subs, ...category }) =>
      mains.flatMap((main) => subs.map((sub) => [keyOf(main, sub), category] as const)),
    ),
  )
}

/** Pictures of a seller: by whole file name, and the newest by the name it was uploaded with. */
export type Pictures = { byName: ReadonlyMap<string, string>; byStem: ReadonlyMap<string, string> }

export async function readRowPictures(
  db: Database,
  seller: string,
  names: readonly string[],
): Promise<Pictures> {
  const stems = [...new Set(names.map(pictureStem))]
  if (stems.length === 0) return { byName: new Map(), byStem: new Map() }
  const stem = sql<string>`regexp_replace(regexp_replace(${media.filename}, ${UPLOAD_PREFIX}, ''), '\\.[^.]{1,5}$', '')`
  const rows = await db
    .select({ id: media.id, name: sql<string>`${media.filename}`, stem })
    .from(media)
    .where(
      and(
        eq(media.owner, seller),
        sql`${stem} in (select jsonb_array_elements_text(${JSON.stringify(stems)}::jsonb))`,
      ),
    )
    .orderBy(media.createdAt, media.id)
  return {
    byName: new Map(rows.map(({ id, name }) => [name, id])),
    byStem: new Map(rows.map(({ id, stem }) => [stem, id])),
  }
}

/** Replaces category names by the English ones and finds pictures; what is not there is missing for a new product. */
export function resolveRow(
  { given, values }: { given: string[]; values: ProductValues },
  categories: Categories,
  pictures: Pictures,
): ImportRow {
  const missing: Issue[] = []
  const { mainCategory: main, subCategory: sub } = values
  const category = categories.get(keyOf(main, sub)) ?? null
  if (!category && main !== '' && sub !== '')
    missing.push(issue('import.category', 'sub_category', { main, sub }))
  const ids = values.images.flatMap(({ id: name }) => {
    const id = pictures.byName.get(name) ?? pictures.byStem.get(pictureStem(name))
    if (isAddress(name)) missing.push(issue('import.address', 'pictures'))
    else if (!id) missing.push(issue('import.picture', 'pictures', { name }))
    return id ? [id] : []
  })
  return {
    given,
    values: category ? { ...values, mainCategory: category.mainName, subCategory: category.subName } : values,
    categories: category && { main: category.main, sub: category.sub },
    pictures: ids,
    missing,
    stockSeen: null,
    versionSeen: null,
  }
}
