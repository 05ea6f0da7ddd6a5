import { describe, expect, test } from 'vitest'
import { joinLines, judgeLine } from '@/domain/cart/quick-order/judge-line'
import { MAX_LINES, readSheetLines, skusIn } from '@/domain/cart/quick-order/read-sheet-lines'

const read = (text: string) =>
  readSheetLines(text).lines.map(({ sku, quantity, whole }) => [sku, quantity, ...(whole ? [whole] : [])])

describe('the lines of a pasted text', () => {
  test.each([
    ['a tab, as from Excel', 'FC-100\t12\r\nFC-200\t3\r\n'],
    ['commas', 'FC-100,12\nFC-200, 3'],
    ['semicolons', 'FC-100;12\nFC-200 ; 3'],
    ['several spaces', '  FC-100    12\nFC-200   3'],
    ['a separator of its own in each line', 'FC-100\t12\n\n \nFC-200;3'],
    ['quotes', '"FC-100","12"\n"FC-200",3'],
    ['a mark of UTF-8 and old line ends', '\uFEFFFC-100,12\rFC-200,3'],
  ])('are split at %s', (_, text) => {
    expect(read(text)).toEqual([
      ['FC-100', '12'],
      ['FC-200', '3'],
    ])
  })

  test('do not take an empty cell for the next line or cell', () => {
    expect(read('FC-100,\n"FC-200",5')).toEqual([
      ['FC-100', ''],
      ['FC-200', '5'],
    ])
    expect(read('SKU\tNote\tQty\nFC-100\t\t"5"')).toEqual([['FC-100', '5']])
  })

  test.each([
    ['SKU,Quantity\nFC-100,12'],
    ['Qty;SKU\n12;FC-100'],
    ['Nom\tQté\tUGS\nRobinet\t12\tFC-100'],
    ['상품명,수량,품번\n수전,12,FC-100'],
    ['"Item No.","Price","Qty."\nFC-100,"1,200.00",12'],
    ['sku quantity\nFC-100  12'],
  ])('follow the columns that a first line names: %j', (text) => {
    expect(read(text)).toEqual([['FC-100', '12']])
  })

  test('take the first number behind the SKU, else the first text there', () => {
    expect(read('FC-100\tBasin faucet 12 mm\t7\nFC-200,twelve\nFC-300,,4')).toEqual([
      ['FC-100', '7'],
      ['FC-200', 'twelve'],
      ['FC-300', '4'],
    ])
  })

  test('may have one space, which may be of the SKU', () => {
    expect(read('FC-100 12\nTILE A\nFC-300')).toEqual([
      ['FC-100', '12', 'FC-100 12'],
      ['TILE A', ''],
      ['FC-300', ''],
    ])
  })

  test('keep separators and line ends in quotes, and an inch sign as it is', () => {
    expect(read('"FC,100","A ""long"" name,\nof two lines",2\nPIPE-1/2",3\n"open,4')).toEqual([
      ['FC,100', '2'],
      ['PIPE-1/2"', '3'],
      ['"open', '4'],
    ])
  })

  test('leave a number that a comma may have torn for the buyer to say', () => {
    expect(read('FC-100,1,200')).toEqual([['FC-100', '1 , 200']])
    expect(read('FC-100, 2,5')).toEqual([['FC-100', '2 , 5']])
    expect(judgeLine(GOODS, '1 , 200').issue?.code).toBe('quantity.whole')
    expect(read('FC-100,"1,200"')).toEqual([['FC-100', '1,200']])
  })

  test('lose NUL and other control characters, and are cut where no SKU is as long', () => {
    expect(read('FC\0-1\u001B00,1\u00002')).toEqual([['FC-100', '12']])
    expect(read(`${'x'.repeat(5_000)},${'9'.repeat(5_000)}`)).toEqual([['x'.repeat(100), '9'.repeat(40)]])
  })

  test('are five hundred at most: the rest stays a text that can be read again', () => {
    const lines = Array.from({ length: MAX_LINES + 2 }, (_, n) => `FC-${n},1`)
    const first = readSheetLines(
      ['Quantity,SKU', ...lines.map((line) => line.split(',').toReversed().join(','))].join('\n'),
    )
    expect(first.lines).toHaveLength(MAX_LINES)
    expect(first.rest).toBe('Quantity,SKU\n1,FC-500\n1,FC-501')
    expect(read(first.rest)).toEqual([
      ['FC-500', '1'],
      ['FC-501', '1'],
    ])
    expect(readSheetLines(lines.slice(0, MAX_LINES).join('\n')).rest).toBe('')
  })

  test.each([
    ['""""""'.repeat(10_000)],
    ['"a\n'.repeat(20_000)],
    ['","'.repeat(20_000)],
    [' '.repeat(60_000)],
  ])('of rubbish are read at once', (text) => {
    const begun = performance.now()
    readSheetLines(text)
    expect(performance.now() - begun).toBeLessThan(500)
  })
})

const TIERS = [
  { minQty: 10, maxQty: 99, unitPrice: 2_000 },
  { minQty: 100, maxQty: 999_999, unitPrice: 1_500 },
]
const GOODS = { tiers: TIERS, left: null, tooMany: null, isOwn: false }

describe('a line of the sheet', () => {
  test.each([
    ['10', 2_000, 20_000],
    ['１００', 1_500, 150_000],
    ['1,200', 1_500, 1_800_000],
    ['1 200', 1_500, 1_800_000],
  ])('of %s costs what the tier says', (quantity, unitPrice, total) => {
    expect(judgeLine(GOODS, quantity)).toMatchObject({ unitPrice, total })
    expect(judgeLine(GOODS, quantity).issue).toBeUndefined()
  })

  test.each([
    ['9', 'quantity.belowMoq', 10],
    ['0', 'quantity.belowMoq', 10],
    ['', 'quantity.whole', 10],
    ['12.5', 'quantity.whole', 13],
    ['12,5', 'quantity.whole', 13],
    ['-4', 'quantity.whole', 10],
    ['1e9', 'quantity.whole', 10],
    ['twelve', 'quantity.whole', 10],
    ['1000000000', 'quantity.tooMany', 999_999],
    ['9'.repeat(40), 'quantity.tooMany', 999_999],
  ])('of "%s" is refused with the nearest quantity', (quantity, code, nearest) => {
    const { issue, total } = judgeLine(GOODS, quantity)
    expect(issue).toMatchObject({ code, params: { nearest } })
    expect(total).toBeNull()
  })

  test('says no more of the stock than the product page', () => {
    const codeOf = (more: object, quantity: string) => judgeLine({ ...GOODS, ...more }, quantity).issue?.code
    expect(codeOf({ left: 0 }, '10')).toBe('cart.soldOut')
    expect(judgeLine({ ...GOODS, left: 4 }, '10').issue).toMatchObject({
      code: 'cart.onlyLeft',
      params: { n: 4 },
    })
    expect(codeOf({ tooMany: 50 }, '50')).toBe('cart.notEnough')
    expect(codeOf({ tooMany: 50 }, '49')).toBeUndefined()
    expect(codeOf({ isOwn: true }, '10')).toBe('cart.ownProduct')
  })
})

test('lines of one product, or of one unknown SKU, become one with the sum', () => {
  const line = (sku: string, quantity: string, product = '') => ({ sku, quantity, product, joined: 1 })
  expect(
    joinLines([
      line('AB-1', '2', 'p'),
      line('XX 9', '1'),
      line('AB1', '3', 'p'),
      line('AB-1', 'many', 'p'),
      line('xx9', '', ''),
      line('AB-1', '', 'p'),
    ]),
  ).toEqual([
    { sku: 'AB-1', quantity: '5', product: 'p', joined: 3 },
    { sku: 'XX 9', quantity: '1', product: '', joined: 2 },
    line('AB-1', 'many', 'p'),
  ])
})

test('a line that is no number keeps those after it from standing twice', () => {
  const line = (quantity: string) => ({ sku: 'X', quantity, product: 'p', joined: 1 })
  expect(joinLines(['abc', '5', '7'].map(line)).map(({ quantity }) => quantity)).toEqual(['abc', '12'])
})

test.each([
  ['digits that end in a letter', `A,${'1'.repeat(64_000)}x`],
  ['tabs', `A${'\t'.repeat(64_000)}B`],
  ['commas', ','.repeat(64_000)],
  ['quotes', `A,${'"'.repeat(64_001)}`],
  ['cells in quotes that do not end', ',"a'.repeat(21_000)],
])('64 kB of %s are read within a moment', (_, text) => {
  const begun = performance.now()
  readSheetLines(text)
  expect(performance.now() - begun).toBeLessThan(250)
})

test.each([
  ['FC-100 FC-200', ['FC-100', 'FC-200']],
  ['FC-100, FC-200; FC-100', ['FC-100', 'FC-200']],
  ['FC-100', []],
  ['brass faucet 120', []],
])('a search for %s may name SKUs', (text, skus) => {
  expect(skusIn(text)).toEqual(skus)
})
