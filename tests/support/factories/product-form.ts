import { emptyProduct, type ProductValues } from '@/domain/products/listing/product-values'

export const PICTURE = '0194a2b0-0000-7000-8000-000000000001'
export const MAIN = '0194a2b0-0000-7000-8000-000000000002'
export const SUB = '0194a2b0-0000-7000-8000-000000000003'

const inEnglish = (en: string) => ({ en, fr: '', ko: '' })

/** What a seller types for a product that is complete. */
export const aFilledForm = (): ProductValues => ({
  ...emptyProduct(),
  sku: 'TAP-1',
  family: 'Basin taps',
  name: { en: 'Basin tap', fr: 'Robinet de lavabo', ko: '세면기 수전' },
  description: inEnglish('Brushed.\r\nSealed.'),
  mainCategory: MAIN,
  subCategory: SUB,
  material: inEnglish('Brass'),
  color: inEnglish('Graphite'),
  dimensions: '236 × 140 × 420 mm',
  lengthMm: '236',
  weight: '2.4',
  packagingUnit: '4',
  boxLength: '300',
  boxWidth: '200',
  boxHeight: '450',
  hsCode: '8481.80',
  origin: 'South Korea',
  certifications: 'cUPC, CSA B125.1',
  leadTimeDays: '14',
  samplePrice: '',
  sampleFreight: '',
  stock: '40',
  moqPrices: [
    { minQty: '1', maxQty: '9', unitPrice: '20.00' },
    { minQty: '10', maxQty: '', unitPrice: '18,50' },
  ],
  images: [{ id: PICTURE, alt: inEnglish('The tap') }],
})

/** The same as the fields a form posts. */
export function postedFields(values: ProductValues): Record<string, string> {
  const flat = (value: unknown, path: string): [string, string][] => {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key))
    if (typeof value === 'boolean') return value ? [[path, 'on']] : []
    return [[path, String(value)]]
  }
  return Object.fromEntries(flat(values, ''))
}
