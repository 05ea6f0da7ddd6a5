import icons from './icons.json'

export type IconName = keyof typeof icons

/** A lucide drawing (ISC licence), kept as data: as components they would travel to every browser as script. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}
