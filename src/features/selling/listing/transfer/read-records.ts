import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { separatorOf } from '@/domain/products/import/csv-separator'
import { MAX_IMPORT_ROWS } from '@/domain/products/import/import-state'
import { fail, ok, type Result } from '@/domain/result'

/** One row of a file and the line on which it begins. */
export type FileRecord = { line: number; cells: string[] }
type ParsedRecord = { record: string[]; info: { lines: number } }

/** A quote that is never closed makes one endless row: no real one is this long. */
const MAX_ROW = 100_000
const PART = 64 * 1024
/** More empty lines than a file has rows. */
const MAX_EMPTY = 20_000

/** The rows of a decoded file, without empty ones; the last is the problem that ends the reading, if there is one. */
export async function* readRecords(text: string): AsyncGenerator<Result<FileRecord>> {
  // Known at once: rows that were read before an error may not be delivered any more.
  let next = 1
  const options = {
    delimiter: separatorOf(text),
    info: true,
    relax_column_count: true,
    max_record_size: MAX_ROW,
    record_delimiter: '\n',
    on_record: <Row>(record: Row, { lines }: { lines: number }) => {
      next = lines + 1
      return record
    },
  }
  const records = Readable.from(partsOf(text)).pipe(parse(options))
  let line = 1
  let empty = 0
  try {
    for await (const { record, info } of records as AsyncIterable<ParsedRecord>) {
      if (record.some((cell) => cell !== '')) yield ok({ line, cells: record })
      else if (++empty > MAX_EMPTY) return yield fail('import.rows', 'file', { max: MAX_IMPORT_ROWS })
      line = info.lines + 1
    }
  } catch (error) {
    if (!isOfFile(error)) throw error
    yield fail(error.code === 'CSV_MAX_RECORD_SIZE' ? 'import.rowTooLong' : 'import.quote', 'file', {
      line: next,
    })
  } finally {
    records.destroy()
  }
}

/** In parts, so that other work gets its turn while a large file is read. In bytes: a part of a text could end within a sign. */
function* partsOf(text: string) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += PART) yield bytes.subarray(at, at + PART)
}

const isOfFile = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && /QUOTE|MAX_RECORD_SIZE/.test(String(error.code))
