import { Link } from '@payloadcms/ui'

type Props = { label: string; tabs: readonly { href: string; label: string; isHere: boolean }[] }

/** Links above a list, each to a part of it. */
export function ListTabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="admin-tabs tab-links">
        {tabs.map(({ href, label: text, isHere }) => (
          <li key={href}>
            <Link href={href} prefetch={false} aria-current={isHere ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
