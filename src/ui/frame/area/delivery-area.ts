import { useSyncExternalStore } from 'react'

const KEY = 'maru_area'

/**
 * The first three characters of a postal code, kept in this browser alone (rule M51). `openPage` puts them on <html> before the
 * first paint.
 */
export function keepArea(area: string | null) {
  try {
    if (area === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, area)
  } catch {
    // Storage may be blocked: they last as long as this page.
  }
  showArea(area)
}

function showArea(area: string | null) {
  const { dataset } = document.documentElement
  if (area === null) delete dataset.area
  else dataset.area = area
  dispatchEvent(new Event('maru:session'))
}

/** '' where none was given. */
export const useArea = () => useSyncExternalStore(subscribe, areaNow, () => '')

const areaNow = () => document.documentElement.dataset.area ?? ''

function subscribe(changed: () => void) {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) showArea(newValue)
  }
  addEventListener('maru:session', changed)
  addEventListener('storage', handleStorage)
  return () => {
    removeEventListener('maru:session', changed)
    removeEventListener('storage', handleStorage)
  }
}

/** 'buyer', 'seller' or 'pending'; '' for a visitor, and as long as nobody knows. */
export const useSession = () => useSyncExternalStore(onSession, sessionNow, () => '')

const sessionNow = () => document.documentElement.dataset.session ?? ''

function onSession(changed: () => void) {
  addEventListener('maru:session', changed)
  return () => removeEventListener('maru:session', changed)
}
