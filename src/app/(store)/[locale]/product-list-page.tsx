import type { ReactNode } from 'react'
import type { ProductPage } from '@/features/catalog/card'
import { ProductGrid } from '@/features/catalog/product-grid'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Pagination } from '@/ui/pagination'

type Props = {
  title: string
  /** The first page's address, in the reader's language. */
  href: string
  crumbs: { name: string; href: string }[]
  products: ProductPage
  picture?: ReactNode
  children?: ReactNode
}

const FIRST_ROW = 4

/** Every list of products: where one is, what it is called, the grid, the other pages. */
export function ProductListPage({ title, href, crumbs, products, picture, children }: Props) {
  return (
    <div className="wrap pt-4 md:pt-8">
      <div className="mb-6 grid items-start gap-8 md:grid-cols-[1fr_auto]">
        <div>
          <Breadcrumb crumbs={crumbs} />
          <h1 className="mt-2 text-2xl lg:text-3xl">{title}</h1>
          {children}
        </div>
        {picture}
      </div>
      <ProductGrid cards={products.cards} eager={FIRST_ROW} />
      <Pagination page={products.page} pages={products.pages} path={href} />
    </div>
  )
}
