import { FACETS_ID } from './facet-panel'

/** The focused element, by kind and text, and whether the filter sheet was open. */
export type FocusPlace = { kind: string; words: string; isOpen: boolean }

const sheetOf = (frame: Element) => frame.querySelector<HTMLElement>(`#${FACETS_ID}`)
const wordsOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.firstChild?.textContent ?? ''
const kindOf = (element: Element) => `${element.closest('[id]')?.id}:${element.tagName}`

export function focusPlaceOf(frame: Element | null): FocusPlace {
  const focused = frame?.contains(document.activeElement) ? document.activeElement : null
  const isOpen = Boolean(frame && sheetOf(frame)?.matches(':popover-open'))
  return focused
    ? { kind: kindOf(focused), words: wordsOf(focused), isOpen }
    : { kind: '', words: '', isOpen }
}

/** Focuses the same element in the new list; if it is gone, such as a removed chip, the result count. */
export function restoreFocus(frame: HTMLElement, place: FocusPlace) {
  if (place.isOpen) sheetOf(frame)?.showPopover()
  if (frame.contains(document.activeElement) || place.kind === '') return
  const same = [...frame.querySelectorAll<HTMLElement>('a, select')].find(
    (each) => kindOf(each) === place.kind && wordsOf(each) === place.words,
  )
  const target = same ?? frame.querySelector<HTMLElement>('.browse-count')
  target?.focus({ preventScroll: true })
}
