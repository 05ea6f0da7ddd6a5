import type { Province } from '@/domain/people/address/postal-code'
import { issue, settle, type Issue, type Result } from '@/domain/result'

const GST = /^\d{9}RT\d{4}$/
const QST = /^\d{10}TQ\d{4}$/
const IMPORTER = /^\d{9}RM\d{4}$/
const MANITOBA = /^\d{6}-\d$/
const WESTERN = /^[0-9A-Z/-]{7,16}$/
const KOREAN = /^\d{3}-?\d{2}-?\d{5}$/
const KOREAN_WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5]

/** As printed on invoices: upper case, no spaces. */
export function normalizeRegistration(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

export const isGstNumber = (text: string) => GST.test(normalizeRegistration(text))
export const isQstNumber = (text: string) => QST.test(normalizeRegistration(text))
/** A business number of the Canada Revenue Agency for imports. */
export const isImporterNumber = (text: string) => IMPORTER.test(normalizeRegistration(text))
export const isManitobaRstNumber = (text: string) => MANITOBA.test(normalizeRegistration(text))
export const isWesternPstNumber = (text: string) => WESTERN.test(normalizeRegistration(text))

/** Whether the number has the province's format for its own sales tax. */
export function isProvincialTaxNumber(province: Province, text: string): boolean {
  if (province === 'QC') return isQstNumber(text)
  if (province === 'MB') return isManitobaRstNumber(text)
  return (province === 'BC' || province === 'SK') && isWesternPstNumber(text)
}

/** Ten digits, the last a checksum over the others; tax office codes start at 101. */
export function isKoreanBusinessNumber(text: string): boolean {
  const number = text.trim()
  if (!KOREAN.test(number)) return false
  const digits = [...number.replaceAll('-', '')].map(Number)
  const weighted = KOREAN_WEIGHTS.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0)
  const sum = weighted + Math.floor((5 * (digits[8] ?? 0)) / 10)
  return (digits[0] ?? 0) > 0 && (10 - (sum % 10)) % 10 === digits[9]
}

/** Formats as 124-81-00998. */
export function formatKoreanBusinessNumber(text: string): string {
  const digits = text.replace(/\D/g, '')
  return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`
}

/** PST of British Columbia or Saskatchewan, or RST of Manitoba. */
const isPstNumber = (text: string) => isManitobaRstNumber(text) || isWesternPstNumber(text)

export const TAX_NUMBERS = ['gstNumber', 'qstNumber', 'pstNumber', 'importerNumber'] as const
const PLATFORM_NUMBERS = ['gstNumber', 'qstNumber', 'bcPstNumber', 'skPstNumber', 'mbRstNumber'] as const

const FORMATS = {
  gstNumber: { isRight: isGstNumber, code: 'registration.gst' },
  qstNumber: { isRight: isQstNumber, code: 'registration.qst' },
  pstNumber: { isRight: isPstNumber, code: 'registration.pst' },
  bcPstNumber: { isRight: isWesternPstNumber, code: 'registration.pst' },
  skPstNumber: { isRight: isWesternPstNumber, code: 'registration.pst' },
  mbRstNumber: { isRight: isManitobaRstNumber, code: 'registration.rst' },
  importerNumber: { isRight: isImporterNumber, code: 'registration.importer' },
} as const
type TaxNumber = keyof typeof FORMATS
type Numbers<Name extends TaxNumber> = Partial<Record<Name, string | null>>

const written = (text: string | null | undefined) => normalizeRegistration(text ?? '') || null

function checkFormats<Name extends TaxNumber>(names: readonly Name[], input: Numbers<Name>): Issue[] {
  return names.flatMap((name) => {
    const number = written(input[name])
    return number === null || FORMATS[name].isRight(number) ? [] : [issue(FORMATS[name].code, name)]
  })
}

/** A seller's tax numbers as printed on invoices; an empty one means: not registered (rule D12). */
export function checkTaxNumbers(
  input: Numbers<(typeof TAX_NUMBERS)[number]>,
): Result<Record<(typeof TAX_NUMBERS)[number], string | null>> {
  return settle(checkFormats(TAX_NUMBERS, input), {
    gstNumber: written(input.gstNumber),
    qstNumber: written(input.qstNumber),
    pstNumber: written(input.pstNumber),
    importerNumber: written(input.importerNumber),
  })
}

/** Those of the platform that were sent, in the same way. */
export function checkPlatformNumbers(
  input: Numbers<(typeof PLATFORM_NUMBERS)[number]>,
): Result<Numbers<(typeof PLATFORM_NUMBERS)[number]>> {
  const sent = PLATFORM_NUMBERS.filter((name) => input[name] !== undefined)
  return settle(
    checkFormats(sent, input),
    Object.fromEntries(sent.map((name) => [name, written(input[name])])),
  )
}
