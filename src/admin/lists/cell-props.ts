import type { Field } from 'payload'

/** What our cells read of what Payload hands a cell. */
export type CellProps = { cellData?: unknown; field: Field; i18n: { language: string } }
