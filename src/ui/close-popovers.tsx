'use client'

import { useEffect } from 'react'

/** Native popovers close on Escape and on a click outside, but stay open when the focus walks out of them: this closes them then. */
export function ClosePopovers() {
  useEffect(() => {
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      const box = target instanceof Element ? target.closest<HTMLElement>('[popover]:popover-open') : null
      if (!box || !(relatedTarget instanceof Element)) return
      const opener = relatedTarget.closest(`[popovertarget="${box.id}"]`)
      if (!box.contains(relatedTarget) && !opener) box.hidePopover()
    }
    document.addEventListener('focusout', leave)
    return () => document.removeEventListener('focusout', leave)
  }, [])
  return null
}
