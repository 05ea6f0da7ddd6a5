import { useLayoutEffect, useRef } from 'react'

/** If the focused element unmounts, moves the focus to `goal`, or to the heading if that goes too, not to the top of the document. */
export function useFocusRescue<Element extends HTMLElement>(goal: string) {
  const ref = useRef<Element>(null)
  useLayoutEffect(() => {
    const { current: node } = ref
    return () => {
      if (node?.contains(document.activeElement)) requestAnimationFrame(() => moveTo(goal))
    }
  }, [goal])
  return ref
}

function moveTo(goal: string) {
  const target = document.querySelector<HTMLElement>(goal) ?? document.querySelector<HTMLElement>('main h1')
  // The user may have moved the focus since.
  if (!target || document.activeElement !== document.body) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
