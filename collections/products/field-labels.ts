import type { Field } from 'payload'

/** What the admin panel calls a field, where its name alone would not be plain words. */
const LABELS: Partial<Record<string, string>> = {
  approvedAt: 'Approved on',
  approvedByTrust: 'Approved at once (trusted seller)',
  archivedAt: 'Archived on',
  changed: 'Changed fields',
  decidedAt: 'Decided on',
  heightMm: 'Height (mm)',
  hsCode: 'HS code',
  isLive: 'On the marketplace',
  isRecommended: 'Recommended',
  leadTimeDays: 'Lead time in days',
  lengthMm: 'Length (mm)',
  listedIn: 'Listed in',
  madeToOrder: 'Made to order',
  mainCategory: 'Main category',
  maxQty: 'Maximum quantity',
  minQty: 'Minimum quantity',
  moq: 'Minimum order quantity (MOQ)',
  moqPrices: 'Price tiers',
  needsReview: 'Needs review',
  orderCount: 'Orders',
  packagingUnit: 'Units per box',
  pictureTexts: 'Alternative texts',
  pickRank: 'Place among the recommended',
  priceBest: 'Best price',
  priceFrom: 'From price',
  ratingCount: 'Ratings',
  ratingSum: 'Stars in all',
  sellerName: 'Name of the seller',
  shippingFrom: 'Ships from',
  sku: 'SKU',
  soldBy: 'Sold by',
  statusReason: 'Reason for the status',
  stockShown: 'Stock as buyers see it',
  subCategory: 'Subcategory',
  unitPrice: 'Unit price',
  viewCount: 'Views',
  weight: 'Weight (kg)',
  widthMm: 'Width (mm)',
}

/** The fields, and those of their groups and rows, with labels in plain words. */
export const withLabels = (fields: Field[]): Field[] =>
  fields.map((field) => {
    const inner = field.type === 'group' || field.type === 'array' ? { fields: withLabels(field.fields) } : {}
    const label = 'name' in field ? LABELS[field.name ?? ''] : undefined
    return { ...field, ...inner, ...(label && { label }) } as Field
  })
