import { must, type Case } from '~/tests/faults/case'
import { countBy, until, type Shop } from '~/tests/faults/shop'

const ROWS = 120
const KNOWN = 40
/** Rows between two kills. */
const SOME = 10
const COLUMNS =
  'sku,name_en,name_ko,description_en,main_category,sub_category,material_en,color_en,dimensions,weight_kg,packaging_unit,origin,stock,min_1,price_1,pictures'

type Row = { outcome: string | null; plan: string; sku: string; reasons: unknown }

/** New products, and changes of stock of known ones by the file they are in. */
async function aFile(shop: Shop) {
  const [place] = await shop.query<{ main: string; sub: string; picture: string }>(
    `select p.main_category as main, p.sub_category as sub, m.filename as picture from products p
     join products_rels r on r.parent_id = p.id join media m on m.id = r.media_id where p.seller_id = $1 and p.is_live limit 1`,
    [shop.seller],
  )
  await shop.query('update media set owner_id = $1 where filename = $2', [shop.seller, place?.picture])
  const mark = `IMPORT-${Date.now()}`
  const known = await Promise.all(
    Array.from({ length: KNOWN }, (_, at) => shop.product(10, { sku: `${mark}-known-${at}` })),
  )
  must(known.length === KNOWN, 'not all known products were made')
  const made = Array.from({ length: ROWS - KNOWN }, (_, at) =>
    [
      `${mark}-new-${at}`,
      'Tap',
      '수전',
      'A tap.',
      place?.main,
      place?.sub,
      'Brass',
      'Gold',
      '1 mm',
      '2,5',
      '4',
      'Korea',
      '12',
      '1',
      '19.90',
      place?.picture,
    ]
      .map((cell) => `"${cell}"`)
      .join(','),
  )
  const changed = Array.from({ length: KNOWN }, (_, at) => `${mark}-known-${at},,,,,,,,,,,,25,,,`)
  return { mark, text: [COLUMNS, ...made, ...changed].join('\n') }
}

async function startImport({ query, payload, seller, faults }: Shop, text: string) {
  const [row] = await query<{ id: string }>(
    `insert into product_imports (id, seller_id, file_name, status, content) values (gen_random_uuid(), $1, 'faults.csv', 'uploaded', $2) returning id`,
    [seller, text],
  )
  const id = row?.id ?? ''
  const status = async () =>
    (await payload.db.pool.query('select status::text as status from product_imports where id = $1', [id]))
      .rows[0]?.status
  await until('the file checked', async () => (await status()) === 'checked')
  await query("update product_imports set status = 'running' where id = $1", [id])
  must(faults.heavy.isAlive(), 'the heavy worker ended while it checked the file')
  return { id, status }
}

export const imports: Case[] = [
  {
    name: 'an import while the heavy worker is killed',
    async run(shop) {
      const { faults, query } = shop
      const { mark, text } = await aFile(shop)
      const { id, status } = await startImport(shop, text)
      const rows = () =>
        query<Row>(
          'select outcome::text as outcome, plan::text as plan, sku, reasons from product_import_rows where import_id = $1',
          [id],
        )
      const done = async () => (await rows()).filter(({ outcome }) => outcome !== null).length
      const doneBefore: number[] = []
      for (const point of ['import.written', 'import.committed', 'import.written'] as const) {
        await faults.heavy.kill()
        await faults.heavy.start(point)
        must((await faults.heavy.end()) === 'SIGKILL', `the heavy worker was not killed at ${point}`)
        doneBefore.push(await done())
      }
      for (let kills = 0; kills < 3; kills += 1) {
        const before = doneBefore.at(-1) ?? 0
        await faults.heavy.start()
        await until('more rows done', async () => (await done()) > before + SOME)
        await faults.heavy.kill()
        doneBefore.push(await done())
      }
      await faults.heavy.start()
      const took = await until('the import done', async () => (await status()) === 'done', 120)
      const all = await rows()
      must(all.length === ROWS, `${all.length} of ${ROWS} rows are there`)
      must(
        all.every(({ outcome }) => outcome === 'done'),
        `not all were done: ${JSON.stringify(all.find(({ outcome }) => outcome !== 'done'))}`,
      )
      must(
        doneBefore.every((count, at) => count >= (doneBefore[at - 1] ?? 0)),
        `done rows were lost: ${doneBefore.join(', ')}`,
      )
      const products = await query<{ sku: string; stock: number; moved: number }>(
        `select p.sku, p.stock::int as stock, (select coalesce(sum(m.change), 0) from stock_movements m where m.product_id = p.id)::int as moved
         from products p where p.sku like $1`,
        [`${mark}-%`],
      )
      must(products.length === ROWS, `${products.length} products instead of ${ROWS}`)
      must(new Set(products.map(({ sku }) => sku)).size === ROWS, 'a SKU is there twice')
      const wrong = products.filter(
        ({ sku, stock, moved }) => stock !== (sku.includes('known') ? 25 : 12) || moved !== stock,
      )
      must(wrong.length === 0, `wrong stock or history: ${JSON.stringify(wrong[0])}`)
      return `killed six times with ${doneBefore.join(', ')} rows done; ${countBy(all, ({ plan }) => plan)} once each, done ${took.toFixed(1)} s after the last`
    },
  },
]
