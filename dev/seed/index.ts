import { parseArgs } from 'node:util'
import { isDemo } from '@/server/settings/env'
import { updateLists } from '@/server/search/lists/update-lists'
import { openProgress } from './progress'

const MOST = 1_000_000

/** `npm run seed [-- --products N]`: the demo world, and as many more products as a bench wants. */
async function seed() {
  if (!isDemo()) throw new Error('MARU_DEMO=1 is not set, and production is no place for demo accounts.')
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('Say in DATABASE_URL which database to fill.')
  const products = wantedProducts()
  const began = performance.now()
  const progress = await openProgress(url)
  const say = console.log
  if (progress.left.length > 0) await (await import('./make-world')).makeWorld({ ...progress, say })
  if (products > 0) await (await import('./bench/add-products')).addProducts({ ...progress, products, say })
  await updateLists((statement) => progress.client.query(statement))
  await progress.close()
  say(`The demo world is there (${((performance.now() - began) / 1000).toFixed(1)} s).`)
}

function wantedProducts() {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '0' } } })
  const products = Number(values.products)
  if (Number.isInteger(products) && products >= 0 && products <= MOST) return products
  throw new Error(`--products takes a whole number up to ${MOST}.`)
}

seed().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(
      `The demo world could not be made: ${error instanceof Error ? error.message : String(error)}`,
    )
    process.exit(1)
  },
)
