import '@/features/shop/list/table/lines.css'
import '@/features/shop/list/table/table-controls.css'
import '@/features/shop/list/table/table.css'
import { findMetadata, FindRoute, type FindParams } from '@/app/(store)/[locale]/list/find-route'
import { FoundProducts } from '@/app/(store)/[locale]/list/found-products'
import { addToCart } from '@/features/buying/cart/actions'
import { listRows } from '@/features/shop/list/table/list-rows'
import { ProductTable } from '@/features/shop/list/table/product-table'

export const dynamic = 'force-dynamic'

export const generateMetadata = findMetadata

/** Any list as a table (rule C66): `next.config.ts` rewrites list URLs with `view=table` to here. */
export default function TablePage(props: FindParams) {
  return (
    <FindRoute
      {...props}
      read={listRows}
      show={({ cards, mentions, query, view }) => (
        <FoundProducts
          cards={cards}
          mentions={mentions}
          show={(some) => <ProductTable cards={some} query={query} view={view} add={addToCart} />}
        />
      )}
    />
  )
}
