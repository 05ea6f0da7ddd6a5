type Tab = { key: string; label: string; href: string }

/** Filters of a list as links, one of them chosen. */
export function PanelTabs({ label, tabs, chosen }: { label: string; tabs: readonly Tab[]; chosen: string }) {
  return (
    <nav className="panel-row panel-links tab-links" aria-label={label}>
      {tabs.map(({ key, label: name, href }) => (
        <a key={key} href={href} aria-current={key === chosen ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}
