import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { escapedCell } from '@/domain/products/import/file-cells'
import { readCells, readHeader } from '@/domain/products/import/import-row'
import { columnOfPath, FILE_COLUMNS, PRODUCT_COLUMNS } from '@/domain/products/import/product-columns'
import { emptyProduct, type ProductValues } from '@/domain/products/listing/product-values'

const codeOf = (cells: string[]) => {
  const header = readHeader(cells)
  return header.ok ? 'read' : header.issues[0]?.code
}
const known = (cells: readonly string[]) => {
  const header = readHeader(cells)
  if (!header.ok) throw new Error(header.issues[0]?.code)
  return header.value
}

describe('the first row', () => {
  test.each([
    ['all columns of an export', [...FILE_COLUMNS], 'read'],
    ['capitals, spaces and hyphens', ['SKU', 'Lead Time Days', 'name-en', ''], 'read'],
    ['no SKU', ['stock'], 'import.noSku'],
    ['nothing', [''], 'import.noSku'],
    ['a column we do not know', ['sku', 'colour'], 'import.strangeColumns'],
    ['a column twice', ['sku', 'stock', 'Stock'], 'import.columnTwice'],
    ['ten thousand columns', Array.from({ length: 10_000 }, (_, at) => `c${at}`), 'import.columns'],
    ['names of objects', ['sku', 'constructor', '__proto__'], 'import.strangeColumns'],
  ])('with %s: %s', (_, cells, code) => expect(codeOf(cells)).toBe(code))
})

describe('a row', () => {
  const header = known(['sku', 'stock', 'price_1', 'picture_texts_en', 'pictures'])

  test('gives what it fills in; an empty cell gives nothing', () => {
    const read = readCells(header, [' A-1 ', '', '12,5', 'front|', 'a.png|b.png'])
    expect(read).toMatchObject({
      given: ['sku', 'price_1', 'pictures', 'picture_texts_en'],
      issues: [],
      values: {
        sku: 'A-1',
        stock: '',
        moqPrices: [{ unitPrice: '12.50' }],
        images: [
          { id: 'a.png', alt: { en: 'front' } },
          { id: 'b.png', alt: { en: '' } },
        ],
      },
    })
  })

  test.each([
    [['', '1'], ['import.skuMissing']],
    [['A', 'x'], ['import.whole']],
    [
      ['A', '1', 'y', '', '', 'more'],
      ['import.cells', 'import.price'],
    ],
    [['A', '1', '1', 'one|two', 'a.png'], ['import.pictureTexts']],
  ])('%j is refused: %j', (cells, codes) => {
    expect(readCells(header, cells).issues.map(({ code }) => code)).toEqual(codes)
  })
})

describe('a column', () => {
  test.each([
    ['name.fr', 'name_fr'],
    ['moqPrices.1.unitPrice', 'price_2'],
    ['moqPrices', 'min_1'],
    ['images', 'pictures'],
    ['box', undefined],
    ['stock', 'stock'],
    ['', undefined],
  ])('of an issue at %j is %j', (path, name) => expect(columnOfPath(path)).toBe(name))
})

/** Text as it is stored: clean, and never blank at its ends. */
const line = fc
  .string({
    unit: fc.constantFrom('a', 'é', '한', '=', "'", '"', ',', ';', '|', '\\', ' ', '-'),
    maxLength: 12,
  })
  .map((text) => text.trim().replace(/\s+/g, ' '))
const words = fc.record({ en: line, fr: line, ko: line })
const size = fc.integer({ min: 1, max: 100_000 }).map((number) => String(number / 8))
const count = fc.integer({ min: 1, max: 9_999 }).map(String)
const product = fc.record({
  sku: line.map((text) => `S${text}`),
  name: words,
  material: words,
  hsCode: line,
  weight: size,
  lengthMm: fc.oneof(size, fc.constant('')),
  packagingUnit: count,
  stock: count,
  madeToOrder: fc.boolean(),
  moqPrices: fc.array(
    fc.record({
      minQty: count,
      maxQty: fc.oneof(count, fc.constant('')),
      unitPrice: fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
    }),
    { maxLength: 10 },
  ),
  images: fc.array(fc.record({ id: line.map((text) => `p${text}.png`), alt: words }), {
    minLength: 1,
    maxLength: 4,
  }),
})

test('a product that is exported is read back as it was', () => {
  const header = known(FILE_COLUMNS)
  fc.assert(
    fc.property(product, (some) => {
      const values: ProductValues = { ...emptyProduct(), ...some }
      const cells = PRODUCT_COLUMNS.map(({ get }) => escapedCell(get(values)))
      const read = readCells(header, cells)
      expect(read.issues).toEqual([])
      expect(PRODUCT_COLUMNS.map(({ get }) => get(read.values))).toEqual(
        PRODUCT_COLUMNS.map(({ get }) => get(values)),
      )
    }),
  )
})
