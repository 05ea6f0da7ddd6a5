import { fail, ok, type Result } from '@/domain/result'

const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** An Excel workbook of before 2007. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]

const begins = (bytes: Uint8Array, signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign)

/**
 * The text of a file a spreadsheet wrote: UTF-8, UTF-16 or CP949 (rule C51), with LF line ends. Other encodings are refused
 * rather than guessed.
 */
export function decodeFile(bytes: Uint8Array): Result<string> {
  if (begins(bytes, ZIP) || begins(bytes, OLD_EXCEL)) return fail('import.notText', 'file')
  const text = textOf(bytes)
  if (text === null) return fail('import.encoding', 'file')
  if (text.includes('\0')) return fail('import.nul', 'file')
  return text.trim() === '' ? fail('import.empty', 'file') : ok(text.replace(/\r\n?/g, '\n'))
}

function textOf(bytes: Uint8Array): string | null {
  if (begins(bytes, [0xff, 0xfe])) return decoded('utf-16le', bytes)
  if (begins(bytes, [0xfe, 0xff])) return decoded('utf-16be', bytes)
  const wide = wideOrder(bytes)
  if (wide) return decoded(wide, bytes)
  return decoded('utf-8', bytes) ?? (isKorean(bytes) ? decoded('euc-kr', bytes) : null)
}

function decoded(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const SAMPLE = 400

/** UTF-16 without a mark: the header is Latin, so every other byte of it is zero. */
function wideOrder(bytes: Uint8Array) {
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = (rest: number) => sample.filter((byte, at) => at % 2 === rest && byte === 0).length
  const enough = sample.length / 4
  if (zeros(1) > enough && zeros(0) === 0) return 'utf-16le'
  return zeros(0) > enough && zeros(1) === 0 ? 'utf-16be' : null
}

/**
 * Korean syllables have two high bytes, Western accents stand alone: so a French file in Windows-1252 is not read as Korean.
 */
function isKorean(bytes: Uint8Array): boolean {
  let pairs = 0
  let singles = 0
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue
    const isPair = (bytes[at + 1] ?? 0) >= 0x80
    if (isPair) {
      pairs += 1
      at += 1
    } else singles += 1
  }
  return pairs > singles
}
