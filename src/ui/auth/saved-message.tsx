'use client'

import { useEffect, useRef } from 'react'

/**
 * Replaces a form after success: announced and focused. The event makes the header reload the session, as the name
 * may have changed.
 */
export function SavedMessage({ children }: { children?: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    box.current?.focus()
    dispatchEvent(new Event('maru:changed'))
  }, [])
  return (
    <p
      ref={box}
      role="status"
      tabIndex={-1}
      className="bg-celadon-wash rounded-md p-4 font-medium wrap-anywhere"
    >
      {children}
    </p>
  )
}
