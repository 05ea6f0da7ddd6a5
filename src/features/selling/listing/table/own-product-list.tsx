import { DistrictTexts } from '@/server/texts/district-texts'
import type { OwnProduct } from './list-own-products'
import {
  ActionsCell,
  PriceCell,
  OwnProductCell,
  StatusCell,
  StockCell,
  ViewsCell,
  type TableReader,
} from './product-cells'
import { OwnProductTable } from './own-product-table'

type Props = {
  seller: string
  products: OwnProduct[]
  reader: TableReader
}

const TEXTS = [
  'productTable.label',
  'productTable.selectAll',
  'productTable.columns',
  'productStatus',
  'productBulk',
] as const

/** Makes the cells of the table on the server, so that no text of theirs is in the script. */
export function OwnProductList({ seller, products, reader }: Props) {
  const rows = products.map((product) => ({
    id: product.id,
    name: product.name,
    product: <OwnProductCell product={product} reader={reader} />,
    price: <PriceCell product={product} />,
    stock: <StockCell product={product} />,
    views: <ViewsCell product={product} />,
    status: <StatusCell product={product} reader={reader} />,
    actions: <ActionsCell product={product} reader={reader} />,
  }))
  return (
    <DistrictTexts of={TEXTS}>
      <OwnProductTable seller={seller} rows={rows} canAct={reader.canAct} />
    </DistrictTexts>
  )
}
