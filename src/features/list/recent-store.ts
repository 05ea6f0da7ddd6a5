import { isId } from '@/domain/id'

const KEY = 'maru_recent'
const KEPT = 12

/** What was looked at on this device, newest first. It never leaves it but to ask for the cards. */
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
    // Storage may be closed to us, or full.
  }
}

export function clearRecent() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Then there is nothing to forget.
  }
}
