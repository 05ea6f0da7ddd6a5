import type { ReactNode } from 'react'

/** The whole page when there is nothing to work with: what is so, and what to do about it. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="bg-tone grid max-w-2xl justify-items-start gap-4 rounded-md p-6 md:p-10">
      <h1 className="text-xl md:text-2xl">{title}</h1>
      {children}
    </div>
  )
}
