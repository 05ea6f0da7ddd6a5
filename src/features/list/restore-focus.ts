import { FACETS_ID } from './facet-panel'

/** Where the focus was: an element by its kind and words, and whether the sheet of choices was open. */
export type FocusPlace = { kind: string; words: string; isOpen: boolean }

const sheetOf = (frame: Element) => frame.querySelector<HTMLElement>(`#${FACETS_ID}`)
const wordsOf = (element: Element) => element.firstChild?.textContent ?? ''
const kindOf = (element: Element) => `${element.closest('[id]')?.id}:${element.tagName}`

export function focusPlaceOf(frame: Element | null): FocusPlace {
  const focused = frame?.contains(document.activeElement) ? document.activeElement : null
  const isOpen = Boolean(frame && sheetOf(frame)?.matches(':popover-open'))
  return focused
    ? { kind: kindOf(focused), words: wordsOf(focused), isOpen }
    : { kind: '', words: '', isOpen }
}

/** The same place in the list as it is now; what is gone, such as a chip that was taken away, gives way to the count. */
export function restoreFocus(frame: HTMLElement, place: FocusPlace) {
  if (place.isOpen) sheetOf(frame)?.showPopover()
  if (frame.contains(document.activeElement) || place.kind === '') return
  const same = [...frame.querySelectorAll<HTMLElement>('a, select')].find(
    (each) => kindOf(each) === place.kind && wordsOf(each) === place.words,
  )
  const target = same ?? frame.querySelector<HTMLElement>('.browse-count')
  target?.focus({ preventScroll: true })
}
