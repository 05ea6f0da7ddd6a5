import { beforeAll, describe, expect, test } from 'vitest'
import { fileOf, newRow, openImports, type Imports } from '~/tests/support/imports'
import { unique } from '~/tests/support/factories/unique'

let world: Imports
beforeAll(async () => {
  world = await openImports()
})
const countOf = async (table: 'product_imports' | 'product_import_rows' | 'products') =>
  (await world.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n

describe('a file that is no text', () => {
  test.each([
    ['a ZIP', Uint8Array.of(0x50, 0x4b, 3, 4, 0), 'This is an Excel workbook or a ZIP file.'],
    ['with NUL', new TextEncoder().encode('sku\n\0'), 'The file contains characters that aren’t text.'],
    ['in Windows-1252', Uint8Array.of(0x73, 0xe9, 0x74), 'The characters of this file can’t be read.'],
    ['empty', new Uint8Array(0), 'The file is empty.'],
    ['blank', new TextEncoder().encode(' \r\n'), 'The file is empty.'],
    ['of more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1).fill(65), 'The file is larger than 10 MB.'],
  ])('is refused with a sentence and not kept: %s', async (_, bytes, sentence) => {
    const before = await countOf('product_imports')
    const { refused } = await world.upload(bytes)
    expect(refused).toMatchObject({ ok: false, fields: { file: expect.stringContaining(sentence) } })
    expect(refused.message).toBe('This file wasn’t accepted.')
    expect(await countOf('product_imports')).toBe(before)
  })
})

test('a form without a chosen file is asked for one', async () => {
  const { refused } = await world.upload('', 'seller', '')
  expect(refused).toMatchObject({ fields: { file: 'Choose a file first.' } })
})

describe('a text that cannot be read', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => `S${at},1`).join('\n')
  test.each([
    ['a quote that never ends', 'sku,stock\nA,1\nB,"2\nC,3\n', 'import.quote', { line: 3 }],
    [
      'a quote that never ends in a large file',
      `sku,stock\nA,"${'x\n'.repeat(90_000)}`,
      'import.rowTooLong',
      { line: 2 },
    ],
    ['a quote in the wrong place', 'sku,stock\nA,1\nB,2\nC,"3"4', 'import.quote', { line: 4 }],
    [
      'ten thousand columns',
      Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(','),
      'import.columns',
      { max: 100 },
    ],
    ['ten thousand and one rows', `sku,stock\n${rows(10_001)}`, 'import.rows', { max: 10_000 }],
    ['no rows', 'sku,stock\n\n', 'import.noRows', undefined],
    ['no header', 'A,1\nB,2', 'import.noSku', undefined],
    ['a strange column', 'sku,prize\nA,1', 'import.strangeColumns', { columns: 'prize' }],
  ])('is refused with its line and leaves no rows: %s', async (_, text, code, params) => {
    const before = await countOf('product_import_rows')
    const id = await world.checked(text)
    expect(await world.statusOf(id)).toEqual({
      status: 'unreadable',
      problem: expect.objectContaining({ code }),
    })
    expect((await world.statusOf(id))?.problem?.params).toEqual(params)
    expect(await countOf('product_import_rows')).toBe(before)
    expect(
      await world.query('select 1 from product_imports where id = $1 and content is not null', [id]),
    ).toEqual([])
    expect(await world.startIt(id)).toMatchObject({ ok: false })
  })
})

describe('a file of a spreadsheet', () => {
  const skus = async (text: string | Uint8Array<ArrayBuffer>) =>
    (await world.rows(await world.checked(text))).map(({ line, sku }) => `${line} ${sku}`)
  test.each([
    ['semicolons', 'sku;stock\r\nA;1\r\nB;2'],
    ['tabs', 'sku\tstock\r\nA\t1\r\nB\t2'],
    ['CR alone', 'sku,stock\rA,1\rB,2\r'],
    ['capitals', '\ufeffSKU,Stock\nA,1\nB,2'],
  ])('with %s is read', async (_, text) => {
    expect(await skus(text)).toEqual(['2 A', '3 B'])
  })

  test('in CP949 is read', async () => {
    const korean = Uint8Array.of(
      ...new TextEncoder().encode('sku,shipping_from\n'),
      0xbc,
      0xf6,
      0x2c,
      0xbc,
      0xad,
    )
    expect(await skus(korean)).toEqual(['2 수'])
  })

  test('counts lines in cells of several lines, and passes over empty ones', async () => {
    expect(await skus('sku,name_en\r\nA,"x\r\ny"\r\n\r\nB,z\r\n,\r\nC,z')).toEqual(['2 A', '5 B', '7 C'])
  })

  test('names a SKU once', async () => {
    const sku = unique('TWICE')
    const id = await world.checked(fileOf(newRow(sku), newRow(), newRow(sku)))
    expect(await world.said(id)).toEqual(['2 create ', '3 create ', '4 refuse failed import.skuTwice'])
  })
})

describe('uploading', () => {
  test.each(['buyer', 'pendingSeller', 'suspendedSeller'] as const)('is refused to a %s', async (role) => {
    const before = await countOf('product_imports')
    const { refused } = await world.upload(fileOf(newRow()), role)
    expect(refused).toMatchObject({
      ok: false,
      message: 'Only approved sellers can upload products.',
    })
    expect(await countOf('product_imports')).toBe(before)
  })

  test('is limited by the hour', async () => {
    await world.query("delete from throttles where key like 'importProducts%'")
    const answers: unknown[] = []
    for (let at = 0; at < 31; at += 1) answers.push((await world.upload('sku\nA', 'otherSeller')).refused)
    expect(answers.slice(0, 30)).toEqual(answers.slice(0, 30).map(() => ({})))
    expect(answers.at(-1)).toMatchObject({ message: expect.stringContaining('Too many attempts') })
  })
})
