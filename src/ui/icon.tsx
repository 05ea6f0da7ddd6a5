export type IconName =
  | 'menu'
  | 'close'
  | 'search'
  | 'cart'
  | 'user'
  | 'down'
  | 'next'
  | 'previous'
  | 'language'
  | 'sun'
  | 'moon'
  | 'export'
  | 'verified'
  | 'tiers'
  | 'support'
  | 'empty'
  | 'alert'
  | 'orders'
  | 'profile'
  | 'dashboard'
  | 'messages'
  | 'logout'
  | 'share'
  | 'bell'
  | 'star'
  | 'truck'
  | 'wallet'
  | 'chart'

/** A lucide icon from `styles/icons.css`. Decorative: hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <span className={`icon icon-${name}${className ? ` ${className}` : ''}`} aria-hidden="true" />
}
