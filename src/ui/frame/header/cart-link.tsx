import { HeaderSlot } from './header-slot'
import { Icon } from '@/ui/parts/icon'

/** The cart with its badge, which counts stored items only (rule L14). */
export function CartLink({ label, prefix }: { label: string; prefix: string }) {
  return (
    <a className="button button-icon relative" href={`${prefix}/cart`}>
      <Icon name="cart" />
      <span className="sr-only">{label}</span>
      <HeaderSlot what="cart" className="count count-beside" />
    </a>
  )
}
