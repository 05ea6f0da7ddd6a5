import type { Locale } from '@/domain/locale'
import { DistrictTexts } from '@/server/texts/district-texts'
import { AgainBoard } from './again-board'
import type { Again } from './again-view'

type Props = { again: Again; only: string | null; formKey: string; locale: Locale }

const TEXTS = [
  'orderAgain',
  'quickOrder.quantityOf',
  'quickOrder.addNone',
  'quickOrder.addOne',
  'quickOrder.addMany',
  'quickOrder.adding',
  'quickOrder.before',
  'quickOrder.toCart',
  'issues.orderAgain',
  'issues.quickOrder',
  'issues.cart',
  'issues.quantity',
  'issues.price',
  'product.sku',
  'product.stock',
  'product.takeOf',
  'product.eachOf',
  'cart.page.subtotal',
] as const

/** Gives the client components their texts. */
export const AgainScreen = (props: Props) => (
  <DistrictTexts of={TEXTS}>
    <AgainBoard {...props} />
  </DistrictTexts>
)
