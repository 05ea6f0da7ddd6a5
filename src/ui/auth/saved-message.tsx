'use client'

import { useEffect, useRef } from 'react'

/** What a form that is gone has done: read out, and in the focus that went with the form. The header asks anew who is here, for the name may be another. */
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
