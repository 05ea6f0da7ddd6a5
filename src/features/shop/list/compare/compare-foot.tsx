import { useLocale, useTranslations } from 'next-intl'
import { moqOf, type Tier } from '@/domain/products/prices/tiers'
import type { StockLabel } from '@/domain/products/product'
import type { AddRow } from '@/features/shop/list/table/use-row-add'
import { localePath } from '@/messages/locales'
import { CompareOrder } from './compare-order'

type ComparedProduct = { id: string; name: { text: string }; tiers: Tier[]; stock: StockLabel }

/** The last row of a comparison: what is compared is ordered there (rule C67). */
export function CompareFoot({ goods, add }: { goods: ComparedProduct[]; add: AddRow }) {
  const table = useTranslations('table')
  const cart = useTranslations('cart')
  const locale = useLocale()
  return (
    <CompareOrder
      goods={goods.map(({ id, name, tiers, stock }) => ({
        id,
        name: name.text,
        moq: moqOf(tiers),
        isSoldOut: stock.key === 'soldOut',
      }))}
      words={{
        order: table('order'),
        quantity: table.raw('quantityOf') as string,
        add: cart('add'),
        adding: cart('adding'),
        addFailed: cart.raw('addFailed') as string,
        view: cart('view'),
      }}
      locale={locale}
      paths={{ product: localePath(locale, '/product/'), cart: localePath(locale, '/cart') }}
      add={add}
    />
  )
}
