import type { SheetRow, SheetState } from '@/features/buying/quick-order/sheet-view'
import { sendSheet } from '@/features/buying/quick-order/actions'
import { openCounter } from '~/tests/support/budget/count-statements'
import { openBrowser } from '~/tests/support/http/browser'
import type { SignedIn } from '~/tests/support/roles'
import { openShop, type Shop } from './open-shop'

type Sent = {
  lines?: string
  rows?: readonly Partial<SheetRow>[]
  file?: File
  key?: string
  locale?: string
}

/** The shop with five hundred products on sale, BULK-1 to BULK-500, and who orders them by SKU. */
export async function openQuickOrder() {
  const shop = await openShop()
  const counter = openCounter()

  function send(command: string, { rows = [], file, ...fields }: Sent, role: SignedIn | null = 'buyer') {
    const form = new FormData()
    for (const [name, value] of Object.entries({ locale: 'en', do: command, ...fields }))
      form.set(name, value)
    if (file) form.set('file', file)
    for (const row of rows)
      for (const name of ['sku', 'quantity', 'product'] as const) form.append(name, row[name] ?? '')
    const browser = openBrowser(role ? shop.tokens[role] : undefined)
    return browser.within(() => sendSheet({}, form)) as Promise<SheetState>
  }
  return {
    shop,
    counter,
    send,
    skus: await manyProducts(shop, 500),
    find: (lines: string, role?: SignedIn | null) => send('find', { lines }, role),
    cart: () =>
      shop.query<{ product: string; quantity: number }>(
        'select product_id as product, quantity::int as quantity from cart_items where user_id = $1 order by created_at, id',
        [shop.ids.users.buyer],
      ),
    skuOf: async (product: string) =>
      (await shop.query<{ sku: string }>('select sku from products where id = $1', [product]))[0]?.sku ?? '',
    close: async () => {
      counter.close()
      await shop.close()
    },
  }
}

/** Copies of one product on sale with SKUs of their own. */
async function manyProducts(shop: Shop, count: number) {
  const model = await shop.product({ stock: 40 })
  await shop.query(
    `with made as (
       insert into products select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'sku', 'BULK-' || n))).*
       from products p, generate_series(1, $2::int) n where p.id = $1 returning id
     ), priced as (
       insert into products_moq_prices select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), '_parent_id', made.id))).*
       from products_moq_prices t, made where t._parent_id = $1
     )
     insert into products_locales (name, description, material, color, _locale, _parent_id)
     select l.name, l.description, l.material, l.color, l._locale, made.id from products_locales l, made where l._parent_id = $1`,
    [model, count],
  )
  return Array.from({ length: count }, (_, n) => `BULK-${n + 1}`)
}
