import { describe, expect, test } from 'vitest'
import { decodeFile } from '@/domain/products/import/decode-file'
import { separatorOf } from '@/domain/products/import/csv-separator'

const utf8 = (text: string) => new TextEncoder().encode(text)
const joined = (...parts: (readonly number[] | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return new Uint8Array(isBig ? bytes.swap16() : bytes)
}
/** "sku,name\n1,수전" in CP949. */
const CP949 = joined(utf8('sku,name\n1,'), [0xbc, 0xf6, 0xc0, 0xfc])
const codeOf = (bytes: Uint8Array) => {
  const decoded = decodeFile(bytes)
  return decoded.ok ? 'read' : decoded.issues[0]?.code
}

describe('a file', () => {
  const TEXT = 'sku,name\n1,수전 é'
  test.each([
    ['UTF-8', utf8(TEXT)],
    ['UTF-8 with a mark', joined([0xef, 0xbb, 0xbf], utf8(TEXT))],
    ['UTF-16 LE with a mark', joined([0xff, 0xfe], utf16(TEXT))],
    ['UTF-16 BE with a mark', joined([0xfe, 0xff], utf16(TEXT, true))],
    ['UTF-16 LE', utf16(TEXT)],
    ['UTF-16 BE', utf16(TEXT, true)],
  ])('in %s is read', (_, bytes) => {
    expect(decodeFile(bytes)).toEqual({ ok: true, value: TEXT })
  })

  test('in CP949 is read', () => {
    expect(decodeFile(CP949)).toEqual({ ok: true, value: 'sku,name\n1,수전' })
  })

  test('has LF line ends afterwards', () => {
    expect(decodeFile(utf8('a\r\nb\rc\n'))).toEqual({ ok: true, value: 'a\nb\nc\n' })
  })

  test.each([
    ['a ZIP or an Excel workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), 'import.notText'],
    ['an old Excel workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1), 'import.notText'],
    ['with NUL', utf8('sku,name\n1,\0'), 'import.nul'],
    [
      'in Windows-1252, as French Excel saves',
      joined(utf8('sku,name\n1,'), [0xe9, 0x74, 0xe9]),
      'import.encoding',
    ],
    ['of random bytes', Uint8Array.of(0x89, 0x50, 0xff, 0x0a, 0x80), 'import.encoding'],
    ['with half a character of UTF-16', joined([0xff, 0xfe], utf16('a'), [0x00, 0xd8]), 'import.encoding'],
    ['without anything', utf8(''), 'import.empty'],
    ['of blanks', utf8(' \n\t\n'), 'import.empty'],
  ])('%s is refused', (_, bytes, code) => expect(codeOf(bytes)).toBe(code))
})

describe('the separator', () => {
  test.each([
    ['sku,stock,price_1\n1,2,3', ','],
    ['sku;stock;price_1\n1,5;2;3', ';'],
    ['sku\tstock\tprice_1', '\t'],
    ['"a,b,c,d";sku;stock', ';'],
    ['sku', ','],
  ])('of %j is %j', (text, separator) => expect(separatorOf(text)).toBe(separator))
})
