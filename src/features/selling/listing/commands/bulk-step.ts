import type { BulkKind } from '@/domain/products/listing/bulk-change'
import type { BulkResult, PreviewRow } from './bulk-actions'

export type ChosenProduct = { id: string; name: string }
/** What a dialog is for; stock and prices ask for a number first. */
export type BulkTask = 'stock' | 'prices' | 'takeDown' | 'archive'

export type FailedRow = { message: string; fields?: Record<string, string> }
/** What is to be sent: `value` as typed, `entries` the products still to be changed. */
export type Order = { kind: BulkKind; value: string; entries: readonly string[] }
type Results = { order: Order; results: readonly BulkResult[]; total: number }

export type BulkStep =
  | { at: 'form'; failed?: FailedRow }
  | { at: 'preview'; kind: BulkKind; value: string; rows: readonly PreviewRow[] }
  | ({ at: 'running' } & Results)
  /** `order` names the products that were not tried, after Stop or a failed request. */
  | ({ at: 'result'; failed?: string } & Results)

/** Changed together in one request; between two of them the bar moves on and Stop is obeyed. */
export const AT_ONCE = 20

export const entryOf = ({ id, version, stock }: PreviewRow) => `${id} ${version} ${stock}`

/** Of the chosen products those that the server does not know any more; they are named as not changed. */
export function missingRows(chosen: readonly ChosenProduct[], rows: readonly PreviewRow[], gone: string) {
  const known = new Set(rows.map(({ id }) => id))
  return chosen
    .filter(({ id }) => !known.has(id))
    .map(({ id, name }): PreviewRow => ({ id, name, version: '0', stock: 0, lines: [], problem: gone }))
}
