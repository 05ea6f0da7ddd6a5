import { useLayoutEffect, useRef } from 'react'

/** Where something that has the focus leaves the page, whoever goes by keyboard goes on at `goal`, not at the top of the document. */
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
  const target = document.querySelector<HTMLElement>(goal)
  // Somebody may have moved on meanwhile.
  if (!target || document.activeElement !== document.body) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
