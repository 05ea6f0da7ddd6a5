import { useTranslations } from 'next-intl'
import type { OwnProduct } from './list-own-products'
import { ActionsCell, ProductCell, StatusCell, StockCell, type TableReader } from './product-cells'
import { ProductTable } from './product-table'

type Props = { seller: string; products: OwnProduct[]; reader: TableReader }

/** Makes the cells of the table on the server, so that no text of theirs is in the script. */
export function ProductList({ seller, products, reader }: Props) {
  const t = useTranslations('productTable')
  const rows = products.map((product) => ({
    id: product.id,
    name: product.name,
    moqPrices: product.tiers,
    product: <ProductCell product={product} />,
    stock: <StockCell product={product} />,
    status: <StatusCell product={product} reader={reader} />,
    actions: <ActionsCell product={product} reader={reader} />,
  }))
  const words = {
    label: t('label'),
    selectAll: t('selectAll'),
    columns: {
      product: t('columns.product'),
      stock: t('columns.stock'),
      status: t('columns.status'),
      actions: t('columns.actions'),
    },
    chosen: { one: t('chosen.one', { count: '{count}' }), other: t('chosen.other', { count: '{count}' }) },
    clearChosen: t('clearChosen'),
  }
  return <ProductTable seller={seller} rows={rows} canAct={reader.canAct} words={words} />
}
