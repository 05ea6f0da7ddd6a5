const KEY = 'maru_view'

/** Remembers in this browser how lists are shown; the script of a list of cards reads it (rule C66). */
export function rememberView(view: string) {
  try {
    if (view === 'table') localStorage.setItem(KEY, view)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage may be blocked: the address says it all the same.
  }
}
