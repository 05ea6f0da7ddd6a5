'use client'

import { Link, usePreferences } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useId, useState } from 'react'

export type PanelLink = { href: string; label: string; count?: string; counted?: string }

type Props = { group: string; label: string; links: PanelLink[]; startsOpen: boolean }

/** A group of the menu. Whether it is open is kept with the reader's account, in Payload's preferences. */
export function MenuGroup({ group, label, links, startsOpen }: Props) {
  const [isOpen, setOpen] = useState(startsOpen)
  const { setPreference } = usePreferences()
  const pathname = usePathname()
  const list = useId()

  function toggle() {
    setOpen(!isOpen)
    void setPreference('nav', { groups: { [group]: { open: !isOpen } } }, true)
  }

  return (
    <div>
      <button
        type="button"
        className="admin-menu-title"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={toggle}
      >
        {label}
      </button>
      <ul id={list} className="panel-plain admin-menu-list" hidden={!isOpen}>
        {links.map(({ href, label: text, count, counted }) => (
          <li key={href}>
            <Link href={href} prefetch={false} aria-current={isAt(pathname, href) ? 'page' : undefined}>
              {text}
              {count ? (
                <span className="admin-menu-count" title={counted}>
                  {count}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const isAt = (pathname: string, href: string) => pathname === href || pathname.startsWith(`${href}/`)
