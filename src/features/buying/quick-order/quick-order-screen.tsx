import type { Locale } from '@/domain/locale'
import { DistrictTexts } from '@/server/texts/district-texts'
import { QuickOrderBoard } from './quick-order-board'
import type { SheetState } from './sheet-view'

type Props = { given: SheetState; isMember: boolean; locale: Locale }

const TEXTS = [
  'quickOrder',
  'issues.quickOrder',
  'issues.cart',
  'issues.quantity',
  'issues.price',
  'product.sku',
  'product.stock',
  'product.takeOf',
  'product.eachOf',
  'cart.page.subtotal',
  'cart.page.remove',
  'product.facts.sku',
  'product.units',
  'compare.seller',
] as const

/** Gives the client components their texts. */
export const QuickOrderScreen = (props: Props) => (
  <DistrictTexts of={TEXTS}>
    <QuickOrderBoard {...props} />
  </DistrictTexts>
)
