import type { SellerPart } from '@/domain/people/sellers/seller-people'
import type { IconName } from '@/ui/parts/icon'

/** `segment` follows /seller in the URL; `also` are other pages of the same subject (rule T2). */
export type MenuLine = {
  name:
    | 'messages'
    | 'overview'
    | 'products'
    | 'orders'
    | 'prices'
    | 'discounts'
    | 'returns'
    | 'shipping'
    | 'financials'
    | 'profile'
    | 'analytics'
    | 'reviews'
    | 'people'
  /** Whose work the page is (rule P40). */
  part: SellerPart
  segment: string | null
  also?: readonly string[]
  icon: IconName
}

/** The side menu from top to bottom (rule S1). A new page adds its line here and its name under `dashboard.menu`. */
export const SELLER_MENU: readonly MenuLine[] = [
  { name: 'overview', part: 'overview', segment: null, also: ['dashboard'], icon: 'dashboard' },
  {
    name: 'products',
    part: 'products',
    segment: 'products',
    also: ['edit-product', 'preview', 'upload'],
    icon: 'tiers',
  },
  { name: 'orders', part: 'orders', segment: 'orders', icon: 'orders' },
  { name: 'prices', part: 'orders', segment: 'price-requests', icon: 'price' },
  { name: 'discounts', part: 'products', segment: 'discounts', icon: 'tiers' },
  { name: 'returns', part: 'orders', segment: 'returns', icon: 'undo' },
  {
    name: 'messages',
    part: 'orders',
    segment: 'messages',
    also: ['chat', 'SellerChatPage'],
    icon: 'messages',
  },
  { name: 'shipping', part: 'orders', segment: 'shipping', icon: 'truck' },
  { name: 'financials', part: 'finance', segment: 'financials', icon: 'wallet' },
  { name: 'profile', part: 'owner', segment: 'profile', also: ['own-page'], icon: 'profile' },
  { name: 'people', part: 'overview', segment: 'people', icon: 'user' },
  { name: 'analytics', part: 'products', segment: 'analytics', icon: 'chart' },
  { name: 'reviews', part: 'products', segment: 'reviews', icon: 'star' },
]

export const menuPath = ({ segment }: MenuLine) => (segment ? `/seller/${segment}` : '/seller')

/** The address of a page by what follows /seller, undefined as long as the menu does not have it. */
export function sellerPath(segment: string): string | undefined {
  const line = SELLER_MENU.find((each) => each.segment === segment)
  return line && menuPath(line)
}
