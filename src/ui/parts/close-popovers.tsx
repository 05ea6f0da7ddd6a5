'use client'

import { useEffect } from 'react'

/** Native popovers close on Escape and on an outside click; this also closes them when the focus leaves. */
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
