import { useMemo, useSyncExternalStore } from 'react'

/** A chosen product, with the name that results show. */
export type RowSelection = { id: string; name: string }

const CHANGED = 'maru:chosen'
const NONE = '[]'

/**
 * The products a seller chose, on this and other pages of the table: they are kept in the tab, by seller, until the seller clears them.
 */
export function useChosen(seller: string) {
  const key = `maru:chosen:${seller}`
  const stored = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => NONE,
  )
  return useMemo(() => {
    const chosen = parse(stored)
    return {
      chosen,
      /** Takes what is chosen of one page, and keeps the choice of other pages. */
      choose: (page: readonly RowSelection[], ids: ReadonlySet<string>) => {
        const here = new Set(page.map(({ id }) => id))
        write(key, [...chosen.filter(({ id }) => !here.has(id)), ...page.filter(({ id }) => ids.has(id))])
      },
      clear: () => write(key, []),
    }
  }, [stored, key])
}

function subscribe(onChange: () => void) {
  addEventListener(CHANGED, onChange)
  return () => removeEventListener(CHANGED, onChange)
}

/** A browser may refuse to store: then a choice lasts as long as the page. */
const memory = new Map<string, string>()

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key) ?? NONE
  } catch {
    return memory.get(key) ?? NONE
  }
}

function write(key: string, chosen: readonly RowSelection[]) {
  const text = JSON.stringify(chosen)
  memory.set(key, text)
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Kept in memory.
  }
  dispatchEvent(new Event(CHANGED))
}

function parse(text: string): RowSelection[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isChosen) : []
  } catch {
    return []
  }
}

const isChosen = (value: unknown): value is RowSelection =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string'
