import { beforeAll } from 'vitest'
import { start, stop, uploadImport } from '@/features/selling/listing/transfer/import-actions'
import { importTurn } from '@/features/selling/listing/transfer/import-turn'
import { getImport, listImports } from '@/features/selling/listing/transfer/get-import'
import * as products from '@/app/api/seller-products/csv/route'
import * as progress from '@/app/api/seller-imports/[id]/route'
import * as result from '@/app/api/seller-imports/[id]/csv/route'
import { ask } from '~/tests/support/budget/ask'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { openBrowser } from '~/tests/support/http/browser'
import { memberUser } from '~/tests/support/member-user'
import { fileOf, newRow, openImports, type Imports } from '~/tests/support/imports'

let world: Imports
beforeAll(async () => {
  world = await openImports()
})

const seller = () => openBrowser(world.tokens.seller)
const member = () => memberUser(world.payload, world.ids.users.seller)
const checked = () => world.checked(fileOf(newRow()))
/** A row of a new product, and the turn after which nothing is left. */
async function running(text = fileOf(newRow())) {
  const id = await world.checked(text)
  await world.startIt(id)
  return importTurn
}
const csv = async () => {
  const id = await checked()
  return () => ask(seller(), result.GET, `api/seller-imports/${id}/csv`, { params: { id } })
}

keepBudget('transfer', {
  'selling/listing/transfer/import-actions uploadImport': async () => {
    await world.work()
    const form = new FormData()
    form.set('file', new File([fileOf(newRow())], 'a.csv'))
    return () => seller().within(() => uploadImport({}, form).catch(() => ({ ok: true })))
  },
  'selling/listing/transfer/import-actions start': async () => {
    const id = await checked()
    await world.query("update product_imports set status = 'done' where status = 'running'")
    return () => seller().submit(start, { id })
  },
  'selling/listing/transfer/import-actions stop': async () => {
    const id = await checked()
    await world.query("update product_imports set status = 'done' where status in ('running', 'stopping')")
    await world.startIt(id)
    return () => seller().submit(stop, { id })
  },
  'read the imports': async () => {
    const own = await member()
    return () => listImports(own)
  },
  'read an import': async () => {
    const [own, id] = [await member(), await checked()]
    return () => getImport(own, id)
  },
  'GET api/seller-imports/[id]': async () => {
    const id = await checked()
    return () => ask(seller(), progress.GET, `api/seller-imports/${id}`, { params: { id } })
  },
  'GET api/seller-imports/[id]/csv': csv,
  'GET api/seller-products/csv': async () => () => ask(seller(), products.GET, 'api/seller-products/csv'),
  'loop imports, with a file of one row': async () => {
    await world.work()
    await world.query("update product_imports set status = 'done' where status in ('running', 'stopping')")
    await world.upload(fileOf(newRow()))
    return importTurn
  },
  'loop imports, with a new product in two languages': () => running(),
  'loop imports, with a change of stock': async () => {
    const [row] = await world.query<{ sku: string; stock: number }>(
      'select sku, stock::int as stock from products where id = $1',
      [world.ids.products.live],
    )
    return running(`sku,stock\n${row?.sku},${(row?.stock ?? 0) + 1}`)
  },
})
