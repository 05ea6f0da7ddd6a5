'use client'

import { useEffect, useRef } from 'react'

/** The last step: success, and to check the mailbox (docs/decisions/014). */
export function RegisterDone({ message, detail }: { message: string; detail: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="status" tabIndex={-1} className="bg-celadon-wash grid gap-2 rounded-md p-5">
      <p className="text-lg font-medium">{message}</p>
      <p className="wrap-anywhere">{detail}</p>
    </div>
  )
}
