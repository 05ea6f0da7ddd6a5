import { readFileSync } from 'node:fs'

type Product = { sku: string; status: string; stock: number; moqPrices: { minQty: number }[] }

/** Of the demo world, what can be had in two of its minimum. */
export const plenty = (JSON.parse(readFileSync('dev/seed/catalogue/products.json', 'utf8')) as Product[])
  .map(({ moqPrices, ...product }) => ({ ...product, moq: moqPrices[0]?.minQty ?? 1 }))
  .filter(({ status, stock, moq }) => status === 'approved' && stock >= 10 * moq)

/** So many lines of a quick order, as a spreadsheet copies them. */
export const pastedLines = (count: number) =>
  plenty
    .slice(0, count)
    .map(({ sku, moq }) => `${sku}\t${2 * moq}`)
    .join('\n')
