import { splitCells, type CellLine } from '@/domain/cart/quick-order/split-cells'
import { isCarrier, type Carrier } from '@/domain/orders/shipping/carrier'
import { fail, ok, type Result } from '@/domain/result'
import { fold } from '@/domain/search/fold'
import { cleanLine, storable } from '@/domain/values/text'
import { isOrderNumber, MAX_AT_ONCE, orderNumberIn } from './chosen-orders'

/** What a carrier's file may weigh. */
export const MAX_WAYBILL_FILE = 256 * 1024

/** A row of a carrier's file. `carrier` is null where the row names one that nobody knows. */
export type WaybillRow = { line: number; number: string; carrier: Carrier | null; trackingNumber: string }

type Column = 'order' | 'tracking' | 'carrier'
type Columns = { order: number; tracking: number; carrier: number | null }

const names = (list: string) => new Set(list.split('|').map(nameOf))
const nameOf = (cell: string) =>
  fold(cell.normalize('NFKC'))
    .replace(/[.:#*°'’_()\s-]/g, '')
    .trim()

/** What carriers, and sellers, call the columns. */
const NAMES: Record<Column, Set<string>> = {
  order: names(
    'order|order number|order no|order id|reference|reference number|customer reference|shipper reference|ref|commande|numéro de commande|no de commande|référence|주문번호|고객주문번호|주문|참조번호|고객참조번호',
  ),
  tracking: names(
    'tracking|tracking number|tracking no|tracking id|waybill|waybill number|waybill no|awb|awb number|air waybill|shipment number|suivi|numéro de suivi|no de suivi|bordereau|numéro de bordereau|운송장번호|운송장|송장번호|송장|등기번호',
  ),
  carrier: names('carrier|courier|transporteur|운송사|택배사|배송사|택배회사'),
}

/** Too long for any number; what is longer is cut, and refused as unusual or too long. */
const LONGEST = 100

/** The rows of a carrier's file: number of the order, tracking number and, in a third column, the carrier, if the file has one (rule S31). */
export function readWaybills(file: string, usual: Carrier): Result<WaybillRow[]> {
  const text = storable(file)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  const lines = splitCells(text).map(apart)
  const [first] = lines
  if (!first) return fail('many.empty', 'lines')
  const named = namedColumns(first.cells, lines[1]?.cells ?? [])
  const columns = named ?? guessedColumns(first.cells)
  const rows = named ? lines.slice(1) : lines
  if (!columns) return fail('many.columns', 'lines')
  if (rows.length === 0) return fail('many.empty', 'lines')
  if (rows.length > MAX_AT_ONCE) return fail('many.tooMany', 'lines', { max: MAX_AT_ONCE })
  return ok(
    rows.map(({ at, cells }) => ({
      line: text.slice(0, at).split('\n').length,
      number: orderNumberIn(cellAt(cells, columns.order)),
      carrier: carrierIn(cellAt(cells, columns.carrier), usual),
      trackingNumber: cellAt(cells, columns.tracking),
    })),
  )
}

/** 'M-10002 771204458130', as one pastes it. */
function apart({ at, cells, separator }: CellLine) {
  const [, number, rest] = separator === null ? (/^(\S+)\s+(.+)$/.exec(cells[0] ?? '') ?? []) : []
  return { at, cells: number && rest ? [number, rest] : cells }
}

const indexOf = (cells: readonly string[], column: Column) =>
  cells.findIndex((cell) => NAMES[column].has(nameOf(cell)))

/** By the names of the first row; the order is found by its shape where its column has another name. */
function namedColumns(head: readonly string[], next: readonly string[]): Columns | null {
  const tracking = indexOf(head, 'tracking')
  if (tracking < 0) return null
  const [byName, byShape, carrier] = [
    indexOf(head, 'order'),
    next.findIndex(isOrderNumber),
    indexOf(head, 'carrier'),
  ]
  // A file may have a reference of the carrier's own beside the number of the order.
  const order = byName >= 0 && isOrderNumber(next[byName] ?? '') ? byName : byShape >= 0 ? byShape : byName
  return order < 0 || order === tracking ? null : { order, tracking, carrier: carrier < 0 ? null : carrier }
}

/** Without names: the number of the order by its shape, and the filled cell beside it, where there is a single one. */
function guessedColumns(cells: readonly string[]): Columns | null {
  const order = cells.findIndex(isOrderNumber)
  const others = cells.flatMap((cell, at) => (at !== order && cell !== '' ? [at] : []))
  const [tracking] = others
  return order < 0 || tracking === undefined || others.length > 1 ? null : { order, tracking, carrier: null }
}

/** A cell as text; spreadsheets keep long numbers as ="771204458130". */
const cellAt = (cells: readonly string[], at: number | null) =>
  at === null
    ? ''
    : cleanLine((cells[at] ?? '').replace(/^=?"?(.*?)"?$/s, '$1').replace(/^'/, '')).slice(0, LONGEST)

function carrierIn(cell: string, usual: Carrier): Carrier | null {
  const name = nameOf(cell)
  if (name === '') return usual
  if (isCarrier(name)) return name
  if (name.includes('dhl')) return 'dhl'
  if (name.includes('fedex')) return 'fedex'
  return name.startsWith('cj') || name.includes('대한통운') ? 'cj' : null
}
