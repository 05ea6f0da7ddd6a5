/** Set where this browser's member uses lists: pages then ask which products are on one. */
const USED = 'maru_lists'

/** A heart is a button of a card or of a table's row, or a link of a product's page. */
export const HEART = '.heart'

export const heartOf = (node: unknown) => (node instanceof Element ? node.closest<HTMLElement>(HEART) : null)

/** The product of a heart: its own, or the one that its card or row leads to. */
export function productOf(heart: Element): string {
  const link =
    heart instanceof HTMLAnchorElement
      ? heart
      : heart.closest('article, tr')?.querySelector<HTMLAnchorElement>(':is(h2, h3, th) a')
  return /[0-9a-f-]{36}$/.exec(link?.href ?? '')?.[0] ?? ''
}

export function areHeartsUsed() {
  try {
    return (localStorage.getItem('maru_hearts') ?? localStorage.getItem(USED)) !== null
  } catch {
    return false
  }
}

export function rememberUse() {
  try {
    localStorage.setItem(USED, '1')
  } catch {
    // Storage is blocked: hearts are filled once one is pressed.
  }
}
