import type { ReactNode } from 'react'

/** A notice instead of the page's content: what is wrong, and what to do about it. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="bg-tone grid max-w-2xl justify-items-start gap-4 rounded-md p-6 md:p-10">
      <h1 className="text-xl md:text-2xl">{title}</h1>
      {children}
    </div>
  )
}
