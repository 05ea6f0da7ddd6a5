import type { ReactNode } from 'react'

type Props = {
  label: string
  columns: readonly [field: string, one: string, other: string]
  rows: readonly { name: string; label: string; one: ReactNode; other: ReactNode }[]
}

/** Facts side by side, one row each. What scrolls sideways is reached by keyboard. */
export const ComparedTable = ({ label, columns, rows }: Props) => (
  <div className="queue-scroll" tabIndex={0} role="group" aria-label={label}>
    <table data-compared="">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.label}</th>
            <td>{row.one}</td>
            <td>{row.other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
