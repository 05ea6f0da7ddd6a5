import type { ProductCard } from '@/features/shop/list/cards/card'
import { ProductGrid } from '@/features/shop/list/cards/product-grid'
import { InlineScript } from '@/ui/page/inline-script'
import { FoundProducts } from './found-products'

const FIRST_ROW = 4

type Props = { cards: ProductCard[]; mentions?: ProductCard[]; query?: string }

/** The cards of a list; where tables were chosen in this browser, their table is opened before they are shown (rule C66). */
export function CardList({ cards, mentions = [], query }: Props) {
  return (
    <>
      <InlineScript run="openView" />
      <FoundProducts
        cards={cards}
        mentions={mentions}
        show={(some, heading) => (
          <ProductGrid
            cards={some}
            // The first row of the screen, in whichever list it stands.
            eager={heading ? Math.max(0, FIRST_ROW - cards.length) : FIRST_ROW}
            heading={heading}
            query={query}
            isCompared
          />
        )}
      />
    </>
  )
}
