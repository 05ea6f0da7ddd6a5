import { describe, expect, test } from 'vitest'
import { parseNumbers } from '@/domain/orders/bulk/chosen-orders'
import { judgeWaybills, type NamedOrder } from '@/domain/orders/bulk/judge-waybills'
import { readWaybills, type WaybillRow } from '@/domain/orders/bulk/read-waybills'

const rowsOf = (text: string) => {
  const read = readWaybills(text, 'cj')
  return read.ok
    ? read.value.map(({ number, trackingNumber, carrier }) => [number, trackingNumber, carrier])
    : read
}
const refusal = (code: string) => ({ ok: false, issues: [{ code }] })

describe('a carrier’s file (rule S31)', () => {
  test.each([
    ['English, with commas', 'Order number,Tracking number\nM-10002,771204458130\n', 'cj'],
    [
      'French, with semicolons',
      'No de commande;Numéro de suivi;Transporteur\r\nM-10002;771204458130;FedEx\r\n',
      'fedex',
    ],
    [
      'Korean, with tabs and the order last',
      '운송장번호\t받는분\t고객주문번호\n771204458130\t김민수\tm-10002\n',
      'cj',
    ],
    ['a reference of the carrier beside the order', 'Reference,AWB,Note\nX99,771204458130,M-10002\n', 'cj'],
    ['no names', 'M-10002,771204458130', 'cj'],
    ['pasted with a space', 'M-10002 771204458130', 'cj'],
    ['kept as text by a spreadsheet', 'Order,Tracking\n"M-10002","=""771204458130"""\n', 'cj'],
    ['digits of the order alone', '주문번호,송장번호,택배사\n10002,771204458130,CJ대한통운\n', 'cj'],
  ])('is read whoever wrote it: %s', (_, text, carrier) => {
    expect(rowsOf(text)).toEqual([['M-10002', '771204458130', carrier]])
  })

  test('names the row of the file, and a carrier that nobody knows', () => {
    const read = readWaybills('Order,Tracking,Carrier\n\nM-1002,1,Hanjin\nM-1003,2,dhl', 'cj')
    expect(read).toMatchObject({
      ok: true,
      value: [
        { line: 3, carrier: null },
        { line: 4, carrier: 'dhl' },
      ],
    })
  })

  test('is refused where it is empty, has no such columns, or too many rows', () => {
    expect(readWaybills(' \n', 'cj')).toMatchObject(refusal('many.empty'))
    expect(readWaybills('Order,Tracking\n', 'cj')).toMatchObject(refusal('many.empty'))
    expect(readWaybills('name,city\nKim,Busan', 'cj')).toMatchObject(refusal('many.columns'))
    const many = Array.from({ length: 201 }, (_, at) => `M-${10_000 + at},${at}`).join('\n')
    expect(readWaybills(many, 'cj')).toMatchObject(refusal('many.tooMany'))
  })
})

const anOrder = (more: Partial<NamedOrder> = {}): NamedOrder => ({
  ...{ number: 'M-10002', status: 'processing', carrier: null, trackingNumber: null },
  ...{ isCancelAsked: false, asksImporter: false },
  ...more,
})
const aRow = (more: Partial<WaybillRow> = {}): WaybillRow => ({
  ...{ line: 1, number: 'M-10002', carrier: 'fedex', trackingNumber: '7712 0445 8130' },
  ...more,
})
const judged = (row: Partial<WaybillRow>, order: Partial<NamedOrder> = {}) =>
  judgeWaybills([aRow(row)], [anOrder(order)])[0]

describe('what becomes of its rows (rule S31)', () => {
  test('is known before anything is done', () => {
    expect(judged({})).toMatchObject({
      state: 'ready',
      stored: '771204458130',
      isUnusual: false,
      issue: null,
    })
    expect(judged({}, { status: 'confirmed' })).toMatchObject({ state: 'first', issue: null })
    expect(judged({ trackingNumber: 'AB-1' })).toMatchObject({ state: 'ready', isUnusual: true })
    const sent = { status: 'shipped', carrier: 'fedex', trackingNumber: '771204458130' }
    expect(judged({}, sent)).toMatchObject({ state: 'sent', issue: null })
  })

  test.each([
    ['order.unknown', { number: 'M-99999' }, {}],
    ['order.waybill', { trackingNumber: '' }, {}],
    ['many.rounded', { trackingNumber: '7.71204E+11' }, {}],
    ['many.carrier', { carrier: null }, {}],
    ['many.shipped', {}, { status: 'shipped', carrier: 'dhl', trackingNumber: '1' }],
    ['many.cancelAsked', {}, { isCancelAsked: true }],
    ['many.importer', {}, { asksImporter: true }],
    ['moves.impossible', {}, { status: 'cancelled' }],
  ] as const)('is said with its reason: %s', (code, row, order) => {
    expect(judged(row, order)).toMatchObject({ state: null, issue: { code } })
  })

  test('an order that is there twice is shipped by its first row alone', () => {
    const rows = judgeWaybills([aRow(), aRow({ line: 2 })], [anOrder()])
    expect(rows.map(({ issue }) => issue?.code ?? null)).toEqual([null, 'many.twice'])
  })

  test('the waybill of another order is compared with the paper first', () => {
    const other = { number: 'M-10003' }
    const rows = judgeWaybills([aRow(), aRow({ line: 2, ...other })], [anOrder(), anOrder(other)])
    expect(rows.map(({ isUnusual, sameAs }) => [isUnusual, sameAs])).toEqual([
      [false, null],
      [true, 1],
    ])
  })
})

test('chosen orders are taken once each, and at most two hundred (rule S30)', () => {
  expect(parseNumbers(['M-10002', 'm10002', '', null])).toEqual({ ok: true, value: ['M-10002'] })
  expect(parseNumbers([])).toMatchObject(refusal('many.none'))
  expect(parseNumbers(Array.from({ length: 201 }, () => 'M-1'))).toMatchObject(refusal('many.tooMany'))
})
