import { isId } from '@/domain/id'

const KEY = 'maru_recent'
const KEPT = 12

/** Products viewed on this device, newest first. Sent to the server only to load their cards. */
export function recentIds(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string' && isId(id)).slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function saveRecent(id: string) {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([id, ...recentIds().filter((other) => other !== id)].slice(0, KEPT)),
    )
  } catch {
    // Storage may be blocked or full.
  }
}

export function clearRecent() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
