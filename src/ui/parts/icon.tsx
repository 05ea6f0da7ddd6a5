import type { IconName } from './icon-name'

export type { IconName }

/** A lucide icon from `styles/icons.css`. Decorative: hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <span className={`icon icon-${name}${className ? ` ${className}` : ''}`} aria-hidden="true" />
}
