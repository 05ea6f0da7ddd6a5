import type { ReactNode } from 'react'

type FoldProps = { title: string; isOpen?: boolean; isDanger?: boolean; children: ReactNode }

/** A tool of a list, folded under its name. */
export function Fold({ title, isOpen, isDanger, children }: FoldProps) {
  return (
    <details className="fold-box" open={isOpen}>
      <summary className={`min-h-11 px-4 py-2.5 font-medium ${isDanger ? 'text-persimmon-deep' : ''}`}>
        {title}
      </summary>
      <div className="grid gap-3 px-4 pb-4">{children}</div>
    </details>
  )
}
