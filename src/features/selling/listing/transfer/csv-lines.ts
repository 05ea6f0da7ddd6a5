import { stringify } from 'csv-stringify/sync'
import { escapedCell } from '@/domain/products/import/file-cells'

/** Makes spreadsheets read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/** Rows as lines of a file; text that a spreadsheet would run as a formula is escaped. */
export const csvLines = (rows: readonly (readonly string[])[]) =>
  stringify(
    rows.map((cells) => cells.map(escapedCell)),
    { record_delimiter: '\r\n', quoted_match: /[\r\n\t;]/ },
  )

/** Answers with a file. */
export const fileHeaders = (filename: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${filename}"`,
  'cache-control': 'private, no-store',
})
