'use client'

import { useLayoutEffect, useRef } from 'react'

/**
 * A button that is disabled while its command runs loses the focus. Call what this returns when it is pressed: the focus is given back
 * once the command has ended, unless it went elsewhere.
 */
export function useKeptFocus(isBusy: boolean) {
  const pressed = useRef<Element>(null)
  useLayoutEffect(() => {
    const button = pressed.current
    if (isBusy || !(button instanceof HTMLElement)) return
    pressed.current = null
    if (button.isConnected && document.activeElement === document.body) button.focus()
  }, [isBusy])
  return () => void (pressed.current = document.activeElement)
}
