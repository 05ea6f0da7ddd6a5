import { cleanLine, isBlank } from '@/domain/values/text'
import { failAll, issue, ok, type Issue, type Result } from '@/domain/result'
import { plainCell, splitCell } from './file-cells'
import { PRODUCT_COLUMNS, STATUS_COLUMN, type ProductColumn } from './product-columns'
import { emptyProduct, type ProductValues } from '@/domain/products/listing/product-values'

/** A row that could be read. Category names are English ones, pictures have file names; both ids are resolved beside them. */
export type ImportRow = {
  /** Names of the columns with something in them. An empty cell changes nothing. */
  given: string[]
  values: ProductValues
  categories: { main: string; sub: string } | null
  pictures: string[]
  /** What only a new product needs and is not there: a category, a picture. */
  missing: Issue[]
  /** The stock of the product when the row was checked, so that sales since then count. */
  stockSeen: number | null
  /** When the product was last saved by then: another edit since makes a new check needed. */
  versionSeen: string | null
}

const MAX_COLUMNS = 100
const MAX_NAMED = 5

/** The columns of a file in its order; null for what is passed over. */
export type ImportHeader = readonly (ProductColumn | null)[]

const headerName = (cell: string) =>
  cleanLine(cell)
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

/** The first row: names of columns we know, each once, the SKU among them. */
export function readHeader(cells: readonly string[]): Result<ImportHeader> {
  if (cells.length > MAX_COLUMNS) return failAll([issue('import.columns', 'file', { max: MAX_COLUMNS })])
  const names = cells.map(headerName)
  const known = names.map((name) => PRODUCT_COLUMNS.find((column) => column.name === name) ?? null)
  const strange = names.filter((name, at) => name !== '' && name !== STATUS_COLUMN && !known[at])
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at)
  if (!names.includes('sku')) return failAll([issue('import.noSku', 'file')])
  if (strange.length > 0)
    return failAll([issue('import.strangeColumns', 'file', { columns: shortened(strange) })])
  if (twice !== undefined) return failAll([issue('import.columnTwice', 'file', { column: twice })])
  return ok(known)
}

const shortened = (names: readonly string[]) =>
  names
    .slice(0, MAX_NAMED)
    .map((name) => [...name].slice(0, 40).join(''))
    .join(', ') + (names.length > MAX_NAMED ? ', …' : '')

/** The cells of a row as values, and what cannot be read of them. */
export function readCells(header: ImportHeader, cells: readonly string[]) {
  const values: ProductValues = { ...emptyProduct(), stock: '', moqPrices: [] }
  const given: string[] = []
  const issues: Issue[] = []
  if (cells.slice(header.length).some((cell) => !isBlank(cell))) issues.push(issue('import.cells', 'file'))
  // In the order of our columns: texts of pictures come after the pictures.
  for (const column of PRODUCT_COLUMNS) {
    const at = header.indexOf(column)
    const cell = at < 0 ? '' : plainCell(cells[at] ?? '')
    if (isBlank(cell)) continue
    const clean = column.clean(cell)
    if (clean === null) issues.push(issue(column.code, column.name))
    else {
      column.set(values, clean)
      given.push(column.name)
    }
  }
  if (values.sku === '') issues.push(issue('import.skuMissing', 'sku'))
  const texts = given.find(
    (name) => name.startsWith('picture_texts_') && textCount(header, cells, name) > values.images.length,
  )
  if (texts) issues.push(issue('import.pictureTexts', texts))
  return { given, values, issues }
}

const textCount = (header: ImportHeader, cells: readonly string[], name: string) =>
  splitCell(plainCell(cells[header.findIndex((column) => column?.name === name)] ?? '')).length
