/** The row that the keys stand on, and where it stood when it was reached. */
export type RowStanding = { id: string; at: number }

/** Where a step leads. Rows that were decided leave the list: the row after one has moved up into its place by itself. */
export function nextPlace(ids: readonly string[], standing: RowStanding | null, by: 1 | -1): number {
  const at = standing ? ids.indexOf(standing.id) : -1
  const hasLeft = standing !== null && at < 0
  const from = hasLeft ? standing.at - (by > 0 ? 1 : 0) : at
  return Math.min(Math.max(from + by, 0), ids.length - 1)
}
