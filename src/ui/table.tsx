import type { ReactNode } from 'react'

type Props = {
  caption: string
  columns: { key: string; label: string; figures?: boolean }[]
  children: ReactNode
}

/** A dense table. On a narrow screen it scrolls inside its own box, which the keyboard can reach. */
export function Table({ caption, columns, children }: Props) {
  return (
    <div
      className="border-line overflow-x-auto rounded-md border"
      role="region"
      aria-label={caption}
      tabIndex={0}
    >
      <table className="w-full border-collapse text-start">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-muted text-sm">
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={`border-line border-b px-3 py-2 font-medium ${column.figures ? 'text-end' : 'text-start'}`}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&_td]:border-line [&_td]:px-3 [&_td]:py-2 [&_tr+tr>td]:border-t">{children}</tbody>
      </table>
    </div>
  )
}
