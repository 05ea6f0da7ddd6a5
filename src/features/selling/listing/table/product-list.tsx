import { useTranslations } from 'next-intl'
import type { BulkWords, StatusWords } from '@/features/selling/listing/commands/command-words'
import type { OwnProduct } from './list-own-products'
import {
  ActionsCell,
  PriceCell,
  ProductCell,
  StatusCell,
  StockCell,
  ViewsCell,
  type TableReader,
} from './product-cells'
import { ProductTable } from './product-table'

type Props = {
  seller: string
  products: OwnProduct[]
  reader: TableReader
  commands: { status: StatusWords; bulk: BulkWords }
}

/** Makes the cells of the table on the server, so that no text of theirs is in the script. */
export function ProductList({ seller, products, reader, commands }: Props) {
  const t = useTranslations('productTable')
  const rows = products.map((product) => ({
    id: product.id,
    name: product.name,
    product: <ProductCell product={product} reader={reader} />,
    price: <PriceCell product={product} />,
    stock: <StockCell product={product} />,
    views: <ViewsCell product={product} />,
    status: <StatusCell product={product} reader={reader} commands={commands.status} />,
    actions: <ActionsCell product={product} reader={reader} commands={commands.status} />,
  }))
  const words = {
    label: t('label'),
    selectAll: t('selectAll'),
    columns: {
      product: t('columns.product'),
      price: t('columns.price'),
      stock: t('columns.stock'),
      views: t('columns.views'),
      status: t('columns.status'),
      actions: t('columns.actions'),
    },
    bulk: commands.bulk,
  }
  return <ProductTable seller={seller} rows={rows} canAct={reader.canAct} words={words} />
}
