import type { RefusedRow } from './many-actions'

/** The orders that nothing was done with, each with its reason. */
export function RefusedList({ refused }: { refused: readonly RefusedRow[] | undefined }) {
  if (!refused || refused.length === 0) return null
  return (
    <ul className="border-line max-h-[50dvh] overflow-auto border-y text-sm" tabIndex={0}>
      {refused.map(({ number, problem }, at) => (
        <li key={at} className="border-line border-b py-2 last:border-b-0">
          <span className="figures block font-medium whitespace-nowrap">{number}</span>
          <span className="text-persimmon-deep">{problem}</span>
        </li>
      ))}
    </ul>
  )
}
