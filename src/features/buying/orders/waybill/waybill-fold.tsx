import type { ReactNode } from 'react'

/** Children behind a summary, or as they are without one. */
export function WaybillFold({
  summary,
  isOpen,
  children,
}: {
  summary?: string
  isOpen: boolean
  children: ReactNode
}) {
  if (!summary) return children
  return (
    <details className="fold" open={isOpen ? true : undefined}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
