/** How many entries the bell shows. */
export const FEED = 10

/** One line of the bell's feed. `about`: its order or other subject. */
export type FeedEntry = {
  about: string
  href: string
  text: string
  /** How many earlier ones there are about the same, in words. */
  more: string
  at: string
  when: string
  isNew: boolean
}

/** What the bell shows. `until`: when it was read. */
export type Feed = { entries: FeedEntry[]; none: string; until: string }

/** The feed in the language of the page; null if it could not be read. */
export async function fetchFeed(): Promise<Feed | null> {
  try {
    const { lang } = document.documentElement
    const answer = await fetch(`/api/notifications?locale=${lang}`, { signal: AbortSignal.timeout(15_000) })
    return answer.ok ? ((await answer.json()) as Feed) : null
  } catch {
    return null
  }
}

/** Marks what was shown as read; the header's counts follow. A failure leaves it unread. */
export async function markShown(about: readonly string[], until: string) {
  if (about.length === 0) return
  try {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ about, until })
    const answer = await fetch('/api/notifications/read', { method: 'POST', headers, body })
    if (answer.ok) dispatchEvent(new Event('maru:changed'))
  } catch {
    // Offline: the bell shows it again.
  }
}
