import { start, stop, uploadImport } from '@/features/selling/listing/transfer/import-actions'
import { importTurn } from '@/features/selling/listing/transfer/import-turn'
import type { FormState } from '@/domain/forms/form-state'
import { unique } from './factories/unique'
import { openBrowser } from './http/browser'
import { openWorld } from './open-world'
import type { SignedIn } from './roles'

type Row = {
  line: number
  sku: string
  plan: string
  outcome: string | null
  reasons: { code: string }[] | null
}

/** The sample world with what a seller does to import, and the worker's turns. */
export async function openImports() {
  const world = await openWorld()
  const query = async <T = Record<string, unknown>>(statement: string, values: unknown[] = []) =>
    (await world.payload.db.pool.query(statement, values)).rows as T[]

  /** Sends a file through its form: the id of the import, or what was answered. */
  async function upload(
    text: string | Uint8Array<ArrayBuffer>,
    role: SignedIn = 'seller',
    name = 'products.csv',
  ) {
    const form = new FormData()
    form.set('locale', 'en')
    form.set('file', new File([text], name))
    try {
      const refused = await openBrowser(world.tokens[role]).within(() => uploadImport({}, form))
      return { id: '', refused }
    } catch (error) {
      const path = String((error as { digest?: unknown }).digest).split(';')[2] ?? ''
      return { id: path.split('/').at(-1) ?? '', refused: {} as FormState }
    }
  }

  /** Turns of the worker until there is nothing to do. */
  async function work() {
    while (await importTurn());
  }

  async function checked(text: string | Uint8Array<ArrayBuffer>, role: SignedIn = 'seller') {
    const { id } = await upload(text, role)
    await work()
    return id
  }

  const act = (action: typeof start, id: string, role: SignedIn = 'seller') =>
    openBrowser(world.tokens[role]).submit(action, { id })
  const startIt = (id: string, role?: SignedIn) => act(start, id, role)
  const stopIt = (id: string, role?: SignedIn) => act(stop, id, role)

  async function imported(text: string, role: SignedIn = 'seller') {
    const id = await checked(text, role)
    await startIt(id, role)
    await work()
    return id
  }

  const rows = async (id: string) =>
    query<Row>(
      'select line::int as line, sku, plan::text as plan, outcome::text as outcome, reasons from product_import_rows where import_id = $1 order by line',
      [id],
    )
  /** 'line plan outcome codes' of each row. */
  const said = async (id: string) =>
    (await rows(id)).map(({ line, plan, outcome, reasons }) =>
      [line, plan, outcome, ...(reasons ?? []).map(({ code }) => code)].join(' '),
    )
  const statusOf = async (id: string) =>
    (
      await query<{ status: string; problem: { code: string; params?: object } | null }>(
        'select status::text as status, problem from product_imports where id = $1',
        [id],
      )
    )[0]
  const skusOf = async (seller: string) =>
    (
      await query<{ sku: string }>('select sku from products where seller_id = $1 order by sku', [seller])
    ).map(({ sku }) => sku)
  const productOf = async (sku: string) => {
    const [row] = await query<{ id: string }>('select id from products where sku = $1', [sku])
    return row ? world.system.get('products', row.id, { locale: 'all' }) : undefined
  }

  return {
    ...world,
    query,
    upload,
    work,
    checked,
    startIt,
    stopIt,
    imported,
    rows,
    said,
    statusOf,
    skusOf,
    productOf,
  }
}

export type Imports = Awaited<ReturnType<typeof openImports>>

export const NEW_COLUMNS =
  'sku,name_en,name_ko,description_en,main_category,sub_category,material_en,color_en,dimensions,weight_kg,packaging_unit,origin,stock,min_1,max_1,price_1,min_2,price_2,pictures'

/** The cells of a new product that nothing is wrong with. */
export const newRow = (sku = unique('NEW'), more: Partial<Record<string, string>> = {}) => {
  const cells: Record<string, string> = {
    sku,
    name_en: 'Basin tap',
    name_ko: '세면대 수전',
    description_en: 'A tap.',
    main_category: 'Kitchen',
    sub_category: 'Faucets',
    material_en: 'Brass',
    color_en: 'Gold',
    dimensions: '10 × 20 mm',
    weight_kg: '2.5',
    packaging_unit: '4',
    origin: 'South Korea',
    stock: '12',
    min_1: '1',
    max_1: '9',
    price_1: '19.90',
    min_2: '10',
    price_2: '17.5',
    pictures: 'my tile.png',
    ...more,
  }
  return NEW_COLUMNS.split(',')
    .map((name) => `"${(cells[name] ?? '').replaceAll('"', '""')}"`)
    .join(',')
}

export const fileOf = (...rows: string[]) => [NEW_COLUMNS, ...rows].join('\r\n')
