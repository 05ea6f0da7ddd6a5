import { cleanLine } from '@/domain/text'
import { issue, type Issue } from '@/domain/result'
import { isAddress, pictureStem, UPLOAD_PREFIX } from '@/domain/products/import/picture-name'
import type { ImportRow } from '@/domain/products/import/import-row'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { rowsOf } from '@/server/order-writes/rows'
import { sql } from '@/server/db/sql'
import type { Database } from '@/server/db/transaction'

type Category = { main: string; sub: string; mainName: string; subName: string }
/** Subcategories by 'main > sub' in any of the three languages. */
export type Categories = ReadonlyMap<string, Category>

const keyOf = (main: string, sub: string) => `${cleanLine(main)} > ${cleanLine(sub)}`.toLowerCase()

/** Every subcategory with its main category, under all names they have (rule C1). */
export async function readCategories(db: Database): Promise<Categories> {
  const rows = await rowsOf<Category & { mains: string[]; subs: string[] }>(
    db,
    sql`with named as (select c.id, c.parent_id, jsonb_agg(l.name) as names,
        min(l.name) filter (where l._locale = 'en') as english
        from categories c join categories_locales l on l._parent_id = c.id where l.name is not null group by c.id)
      select m.id as main, s.id as sub, m.english as "mainName", s.english as "subName", m.names as mains, s.names as subs
      from named s join named m on m.id = s.parent_id`,
  )
  return new Map(
    rows.flatMap(({ mains, subs, ...category }) =>
      mains.flatMap((main) => subs.map((sub) => [keyOf(main, sub), category] as const)),
    ),
  )
}

/** Pictures of a seller: by whole file name, and the newest by the name it was uploaded with. */
export type Pictures = { byName: ReadonlyMap<string, string>; byStem: ReadonlyMap<string, string> }

export async function readPictures(
  db: Database,
  seller: string,
  names: readonly string[],
): Promise<Pictures> {
  const stems = [...new Set(names.map(pictureStem))]
  if (stems.length === 0) return { byName: new Map(), byStem: new Map() }
  const rows = await rowsOf<{ id: string; name: string; stem: string }>(
    db,
    sql`with own as (select id, filename as name, created_at,
        regexp_replace(regexp_replace(filename, ${UPLOAD_PREFIX}, ''), '\\.[^.]{1,5}$', '') as stem
        from media where owner_id = ${seller})
      select id, name, stem from own where stem in (select jsonb_array_elements_text(${JSON.stringify(stems)}::jsonb))
      order by created_at, id`,
  )
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
