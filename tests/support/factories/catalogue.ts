import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { unique } from './unique'

export const TIERS = [
  { minQty: 1, maxQty: 9, unitPrice: 2000 },
  { minQty: 10, maxQty: 999999, unitPrice: 1800 },
]

export const described = (name: string) => ({
  name,
  description: `${name}, brushed and sealed.`,
  material: 'Stainless steel',
  color: 'Graphite',
  dimensions: '236 × 140 × 420 mm',
  lengthMm: 236,
  weight: 2.4,
  soldBy: 'piece',
  packagingUnit: 4,
  box: { length: 300, width: 200, height: 450 },
  hsCode: '8481.80',
})

export const aProduct = (seller: string, listedIn: string, picture: string) => ({
  ...described(unique('Faucet')),
  images: [picture],
  sku: unique('SKU'),
  listedIn,
  seller,
  origin: 'South Korea',
  certifications: ['cUPC'],
  moqPrices: TIERS,
  stock: 40,
  leadTimeDays: 14,
})

export const aProductChange = (seller: string, product: string) => ({
  seller,
  product,
  ...described(unique('Better faucet')),
})

export const aProductDocument = (seller: string, product: string) => ({
  seller,
  product,
  kind: 'installation',
  locale: 'en',
  title: unique('Installation guide'),
  isListed: false,
})

export const aCategory = (name: string, parent?: string) => ({ name, parent, position: 1 })

export const aSynonym = () => ({ words: ['faucet', 'robinet', '수전'] })

export const aView = (product: string, day = '2025-03-01T00:00:00.000Z') => ({
  product,
  day,
  visitor: unique('hash'),
})

export const aProductDraft = (seller: string) => ({
  seller,
  name: 'Basin tap',
  content: { sku: 'TAP-9' },
  version: 1,
})

export const aProductImport = (seller: string) => ({
  seller,
  fileName: 'products.csv',
  status: 'checked',
  rowCount: 1,
})

export const aProductImportRow = (importId: string) => ({
  import: importId,
  line: randomInt(2, 1_000_000),
  sku: 'TAP-9',
  values: {},
  plan: 'create',
})

const pixels = sharp({ create: { width: 24, height: 30, channels: 3, background: '#a08060' } })
const png = await pixels.clone().png().toBuffer()

export const aPicture = () => ({ data: png, mimetype: 'image/png', name: 'my tile.png', size: png.length })

export const aPaper = () => {
  const data = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\nxref\n0 1\ntrailer <<>>\n%%EOF\n')
  return { data, mimetype: 'application/pdf', name: 'paper.pdf', size: data.length }
}
