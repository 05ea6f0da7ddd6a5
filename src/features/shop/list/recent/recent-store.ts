import { isId } from '@/domain/values/id'

const KEY = 'maru_recent'
const MAX_IDS = 12

/** Products viewed on this device, newest first. Sent to the server only to load their cards. */
export function recentIds(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((id) => typeof id === 'string' && isId(id)).slice(0, MAX_IDS)
      : []
  } catch {
    return []
  }
}

export function saveRecent(id: string) {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([id, ...recentIds().filter((other) => other !== id)].slice(0, MAX_IDS)),
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
