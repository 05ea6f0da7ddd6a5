import { countryCode } from '@/domain/people/address/place-name'
import { MAX_PICTURES } from '@/domain/products/picture-texts'
import { PRODUCT_FACTS } from '@/domain/products/facts/facts'
import { LOCALES } from '@/domain/locale'
import type { IssueCode } from '@/domain/result'
import { cleanLine, cleanText } from '@/domain/values/text'
import { decimalCell, joinCell, listCell, priceCell, splitCell, wholeCell, yesNoCell } from './file-cells'
import { emptyText, type ProductValues, type TierValues } from '@/domain/products/listing/product-values'

/** Tiers in a file; a product with more is exported without them. */
export const MAX_FILE_TIERS = 10

type Fact = (typeof PRODUCT_FACTS)[number]

/**
 * What an import does with a column of a known product: free ones change it, reviewed ones are changed on its page, locked ones
 * never (rules N11, C15).
 */
type Use = Fact['use']

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
const LOWER = { ...LINE, clean: (text: string) => cleanLine(text).toLowerCase() }
const DECIMAL = { clean: decimalCell, code: 'import.decimal' } as const
const WHOLE = { clean: wholeCell, code: 'import.whole' } as const
const PRICE = { clean: priceCell, code: 'import.price' } as const

/** Its code, or its name in any language. */
const COUNTRY = {
  clean: (cell: string) => (cell === '' ? '' : countryCode(cell)),
  code: 'place.country',
} as const

type Kind = Pick<ProductColumn, 'clean' | 'code'>

/** Facts whose cells are read in a way of their own. */
const OWN: Partial<Record<Fact['name'], Kind>> = {
  description: { ...LINE, clean: cleanText },
  soldBy: LOWER,
  contentUnit: LOWER,
  certifications: { ...LINE, clean: listCell },
  shippingCountry: COUNTRY,
  stock: WHOLE,
}

function kindOf(fact: Fact): Kind {
  if (fact.kind === 'price') return PRICE
  const number = fact.kind === 'count' ? WHOLE : DECIMAL
  return OWN[fact.name] ?? ('most' in fact ? number : LINE)
}

/** One, or one per language. */
function columnsOf(fact: Fact): ProductColumn[] {
  const shared = { use: fact.use, ...kindOf(fact) }
  if (fact.kind !== 'words')
    return [
      {
        name: fact.column,
        path: fact.name,
        ...shared,
        get: (values) => values[fact.name],
        set: (values, cell) => void (values[fact.name] = cell),
      },
    ]
  return LOCALES.map((locale) => ({
    name: `${fact.column}_${locale}`,
    path: `${fact.name}.${locale}`,
    ...shared,
    get: (values) => values[fact.name][locale],
    set: (values, cell) => void (values[fact.name][locale] = cell),
  }))
}

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
  use: 'reviewed',
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
  use: 'reviewed',
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
  ...PRODUCT_FACTS.flatMap(columnsOf),
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
