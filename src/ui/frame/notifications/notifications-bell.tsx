'use client'

import { useState, type ReactNode } from 'react'
import { fetchFeed, markShown, type Feed, type FeedEntry } from './feed'

const BOX = 'bell-feed'

type Props = {
  prefix: string
  seeAll: string
  className?: string
  /** The bell with its count. */
  children: ReactNode
}

/** The bell: a list of what is new, fetched when it is opened and read then. Without script it leads to the page of all. */
export function NotificationsBell({ prefix, seeAll, className = '', children }: Props) {
  const [feed, setFeed] = useState<Feed | 'failed' | null>(null)
  const load = async () => {
    setFeed(null)
    const found = await fetchFeed()
    setFeed(found ?? 'failed')
    const unread = found?.entries.filter(({ isNew }) => isNew) ?? []
    if (found)
      await markShown(
        unread.map(({ about }) => about),
        found.until,
      )
  }
  return (
    <>
      <button type="button" className={`button button-icon relative ${className}`} popoverTarget={BOX}>
        {children}
      </button>
      <div
        id={BOX}
        popover=""
        className="popover popover-list bell-feed"
        onToggle={({ newState }) => {
          if (newState === 'open') void load()
        }}
      >
        <Content feed={feed} onRetry={load} />
        <a className="menu-item font-medium" href={`${prefix}/notifications`}>
          {seeAll}
        </a>
      </div>
    </>
  )
}

function Content({ feed, onRetry }: { feed: Feed | 'failed' | null; onRetry: () => void }) {
  if (feed === 'failed') {
    const { errorTitle, errorRetry } = document.body.dataset
    return (
      <div role="alert" className="grid justify-items-start gap-2 px-3 py-2">
        <p>{errorTitle}</p>
        <button type="button" className="button" onClick={onRetry}>
          {errorRetry}
        </button>
      </div>
    )
  }
  if (!feed) return <div className="skeleton m-3 h-24" aria-busy="true" />
  if (feed.entries.length === 0) return <p className="text-muted px-3 py-2">{feed.none}</p>
  return (
    <ul>
      {feed.entries.map((entry) => (
        <Line key={entry.about} entry={entry} />
      ))}
    </ul>
  )
}

function Line({ entry: { href, text, more, at, when, isNew } }: { entry: FeedEntry }) {
  return (
    <li>
      <a className="menu-item flex-col items-start gap-0 py-2" href={href}>
        <span className={isNew ? 'font-semibold' : undefined}>{text}</span>
        <span className="text-muted text-sm">
          {more ? `${more} · ` : null}
          <time dateTime={at}>{when}</time>
        </span>
      </a>
    </li>
  )
}
