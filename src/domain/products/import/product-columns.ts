import { countryCode } from '@/domain/address/place-name'
import { MAX_PICTURES } from '@/domain/products/picture-texts'
import { LOCALES } from '@/domain/locale'
import type { IssueCode } from '@/domain/result'
import { cleanLine, cleanText } from '@/domain/text'
import { decimalCell, joinCell, listCell, priceCell, splitCell, wholeCell, yesNoCell } from './file-cells'
import {
  emptyText,
  type PlainField,
  type ProductValues,
  type TextField,
  type TierValues,
} from '@/domain/products/listing/product-values'

/** Tiers in a file; a product with more is exported without them. */
export const MAX_FILE_TIERS = 10

/**
 * What an import does with a column of a known product: free ones change it, described ones are changed on its page, locked ones
 * never (rules N11, C15). Others are exported only.
 */
type Use = 'free' | 'described' | 'locked' | 'shown'

/** A column of an exported or imported file. Its values have English category names and file names instead of ids. */
export type ProductColumn = {
  name: string
  use: Use
  /** The path of an issue about it, as `parseProduct` reports it. */
  path: string
  /** A cell as it is compared and stored; null if it cannot be read. */
  clean: (cell: string) => string | null
  /** What a cell that cannot be read breaks. */
  code: IssueCode
  get: (values: ProductValues) => string
  set: (values: ProductValues, cell: string) => void
}

const LINE = { clean: cleanLine, code: 'import.cell' } as const
const DECIMAL = { clean: decimalCell, code: 'import.decimal' } as const
const WHOLE = { clean: wholeCell, code: 'import.whole' } as const
const PRICE = { clean: priceCell, code: 'import.price' } as const

/** Its code, or its name in any language. */
const COUNTRY = {
  clean: (cell: string) => (cell === '' ? '' : countryCode(cell)),
  code: 'place.country',
} as const

type Kind = Pick<ProductColumn, 'clean' | 'code'>

const plain = (name: string, field: PlainField, use: Use, kind: Kind = LINE): ProductColumn => ({
  name,
  use,
  path: field,
  ...kind,
  get: (values) => values[field],
  set: (values, cell) => void (values[field] = cell),
})

const inAllLanguages = (field: TextField, clean: (text: string) => string = cleanLine) =>
  LOCALES.map((locale): ProductColumn => ({
    name: `${field}_${locale}`,
    use: 'described',
    path: `${field}.${locale}`,
    ...LINE,
    clean,
    get: (values) => values[field][locale],
    set: (values, cell) => void (values[field][locale] = cell),
  }))

const TIER_CELLS = [
  ['min', 'minQty', WHOLE],
  ['max', 'maxQty', WHOLE],
  ['price', 'unitPrice', PRICE],
] as const satisfies [string, keyof TierValues, Kind][]

const tiers = Array.from({ length: MAX_FILE_TIERS }, (_, at) =>
  TIER_CELLS.map(([word, field, kind]): ProductColumn => ({
    name: `${word}_${at + 1}`,
    use: 'free',
    path: `moqPrices.${at}.${field}`,
    ...kind,
    get: ({ moqPrices }) => (moqPrices.length > MAX_FILE_TIERS ? '' : (moqPrices[at]?.[field] ?? '')),
    set: ({ moqPrices }, cell) => {
      while (moqPrices.length <= at) moqPrices.push({ minQty: '', maxQty: '', unitPrice: '' })
      const tier = moqPrices[at]
      if (tier) tier[field] = cell
    },
  })),
).flat()

/** What is said of more: the limit of a product. */
const NAMES = {
  clean: (text: string) => (splitCell(text).length > MAX_PICTURES ? null : cleanLine(text)),
  code: 'import.pictureNames',
} as const

const pictures: ProductColumn = {
  name: 'pictures',
  use: 'described',
  path: 'images',
  ...NAMES,
  get: ({ images }) => joinCell(images.map(({ id }) => id)),
  set: (values, cell) =>
    void (values.images = splitCell(cell)
      .filter((name) => name !== '')
      .map((id) => ({ id, alt: emptyText() }))),
}

/** In the order of the pictures, of which the file needs the column too. */
const pictureTexts = LOCALES.map((locale): ProductColumn => ({
  name: `picture_texts_${locale}`,
  use: 'described',
  path: `pictureTexts.${locale}`,
  ...NAMES,
  get: ({ images }) => joinCell(images.map(({ alt }) => alt[locale])),
  set: ({ images }, cell) => {
    for (const [at, text] of splitCell(cell).entries()) {
      const picture = images[at]
      if (picture) picture.alt[locale] = text
    }
  },
}))

const madeToOrder: ProductColumn = {
  name: 'made_to_order',
  use: 'free',
  path: 'madeToOrder',
  clean: yesNoCell,
  code: 'import.yesNo',
  get: (values) => (values.madeToOrder ? 'yes' : 'no'),
  set: (values, cell) => void (values.madeToOrder = cell === 'yes'),
}

/** All columns, in the order of an exported file. */
export const PRODUCT_COLUMNS: readonly ProductColumn[] = [
  plain('sku', 'sku', 'locked'),
  ...inAllLanguages('name'),
  ...inAllLanguages('description', cleanText),
  plain('main_category', 'mainCategory', 'locked'),
  plain('sub_category', 'subCategory', 'locked'),
  ...inAllLanguages('material'),
  ...inAllLanguages('color'),
  plain('dimensions', 'dimensions', 'described'),
  plain('length_mm', 'lengthMm', 'described', DECIMAL),
  plain('width_mm', 'widthMm', 'described', DECIMAL),
  plain('height_mm', 'heightMm', 'described', DECIMAL),
  plain('weight_kg', 'weight', 'described', DECIMAL),
  plain('sold_by', 'soldBy', 'described', { ...LINE, clean: (text) => cleanLine(text).toLowerCase() }),
  plain('packaging_unit', 'packagingUnit', 'described', WHOLE),
  plain('box_length_mm', 'boxLength', 'described', DECIMAL),
  plain('box_width_mm', 'boxWidth', 'described', DECIMAL),
  plain('box_height_mm', 'boxHeight', 'described', DECIMAL),
  plain('hs_code', 'hsCode', 'described'),
  plain('origin', 'origin', 'locked'),
  plain('certifications', 'certifications', 'locked', { ...LINE, clean: listCell }),
  plain('shipping_country', 'shippingCountry', 'free', COUNTRY),
  plain('shipping_from', 'shippingFrom', 'free'),
  plain('lead_time_days', 'leadTimeDays', 'free', WHOLE),
  plain('stock', 'stock', 'free', WHOLE),
  madeToOrder,
  ...tiers,
  pictures,
  ...pictureTexts,
]

/** Exported behind the columns above; an import passes over it. */
export const STATUS_COLUMN = 'status'

export const FILE_COLUMNS: readonly string[] = [...PRODUCT_COLUMNS.map(({ name }) => name), STATUS_COLUMN]

/** The column an issue is about, by its path; undefined if it is about none. */
export const columnOfPath = (path: string) =>
  PRODUCT_COLUMNS.find((column) => column.path === path || column.name === path)?.name ??
  PRODUCT_COLUMNS.find((column) => column.path.startsWith(`${path}.`) || path.startsWith(`${column.path}.`))
    ?.name
