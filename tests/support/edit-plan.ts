import { marksOf, type Marks } from '@/domain/forms/edit-windows'
import { currentValues, planEdit, type OpenChange } from '@/domain/products/listing/product-edit'
import { tierValues, type ProductValues } from '@/domain/products/listing/product-values'

export const markOf = (value: unknown) => JSON.stringify(value)
export const P1 = '01990000-0000-7000-8000-000000000001'
export const P2 = '01990000-0000-7000-8000-000000000002'
export const MAIN = '01990000-0000-7000-8000-000000000003'
export const SUB = '01990000-0000-7000-8000-000000000004'
export const SINKS = '01990000-0000-7000-8000-000000000005'
const CATEGORIES = [
  {
    id: MAIN,
    name: 'Kitchen',
    subs: [
      { id: SUB, name: 'Faucets' },
      { id: SINKS, name: 'Sinks' },
    ],
  },
]
export const TIERS = [
  { minQty: 1, maxQty: 9, unitPrice: 2000, id: 'row' },
  { minQty: 10, maxQty: 999_999, unitPrice: 1800 },
]
export const PRODUCT = {
  status: 'approved' as const,
  approvedAt: '2026-01-01T00:00:00.000Z',
  sku: 'TAP-1',
  family: 'Basin taps',
  origin: 'South Korea',
  certifications: ['cUPC'],
  name: { en: 'Tap', fr: 'Robinet', ko: null },
  description: { en: 'A tap.\nOf steel.' },
  material: { en: 'Steel' },
  color: { en: 'Grey' },
  images: [P1, P2],
  pictureTexts: { en: { [P1]: 'From above', [P2]: 'In use' } },
  dimensions: '10 mm',
  lengthMm: 10,
  weight: 2.4,
  soldBy: 'box',
  content: 1.44,
  contentUnit: 'm2',
  packagingUnit: 4,
  boxesPerPallet: 40,
  box: { length: 300, width: 200, height: null },
  hsCode: '8481.80',
  moqPrices: TIERS,
  stock: 40,
  madeToOrder: false,
  shippingCountry: 'KR',
  shippingFrom: 'Busan',
  leadTimeDays: 14,
  samplePrice: 900,
  sampleFreight: 500,
}
export const VALUES: ProductValues = {
  sku: 'FORGED',
  family: ' Basin  taps',
  name: { en: 'Tap', fr: 'Robinet', ko: '' },
  description: { en: 'A tap.\r\nOf steel.', fr: '', ko: '' },
  mainCategory: '',
  subCategory: 'forged',
  material: { en: 'Steel', fr: '', ko: '' },
  color: { en: ' Grey ', fr: '', ko: '' },
  dimensions: '10 mm',
  lengthMm: '10',
  widthMm: '',
  heightMm: '',
  weight: '2,4',
  soldBy: 'box',
  content: '1.44',
  contentUnit: 'm2',
  packagingUnit: '4',
  boxesPerPallet: '40',
  boxLength: '300',
  boxWidth: '200',
  boxHeight: '',
  hsCode: '8481.80',
  origin: '',
  certifications: 'forged',
  shippingCountry: 'KR',
  shippingFrom: 'Busan',
  leadTimeDays: '14',
  samplePrice: '9.00',
  sampleFreight: '5.00',
  stock: '40',
  madeToOrder: false,
  moqPrices: TIERS.map(tierValues),
  images: [
    { id: P1, alt: { en: 'From above', fr: '', ko: '' } },
    { id: P2, alt: { en: 'In use', fr: '', ko: '' } },
  ],
}

type Given = {
  product?: object
  open?: OpenChange | null
  seen?: Marks
  typed?: Partial<ProductValues>
  asksApproval?: boolean
}
/** Plans the saving of a form that showed `seen`, or else what is stored. */
export function plan({ product = {}, open = null, seen, typed = {}, asksApproval = false }: Given) {
  const stored = { ...PRODUCT, ...product }
  const shown = seen ?? marksOf(currentValues(stored, open), markOf)
  const posted = {
    values: { ...VALUES, ...typed },
    seen: shown,
    stockSeen: 40,
    categories: CATEGORIES,
    asksApproval,
  }
  return planEdit(stored, open, posted, markOf)
}
export const request = (
  changed: string[],
  more: object,
  status: OpenChange['status'] = 'pending',
): OpenChange => ({
  id: P1,
  status,
  changed,
  ...more,
})
export const shownAt = (product: object, open: OpenChange | null = null) =>
  marksOf(currentValues({ ...PRODUCT, ...product }, open), markOf)
