import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** Also accepts the previous and the next code: clocks differ and people type slowly. */
const WINDOW = [0, -1, 1]

export const stepAt = (time: number) => Math.floor(time / 1000 / STEP_SECONDS)

/** The code of a time step (RFC 6238 with SHA-1, as authenticators expect). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(at) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The time step of a currently valid code, else null. The caller must prevent reuse. */
export function stepOfCode(secret: string, code: string, time: number): number | null {
  const given = Buffer.from(code)
  const now = stepAt(time)
  const fits = (step: number) =>
    given.length === DIGITS && timingSafeEqual(given, Buffer.from(codeAt(secret, step)))
  return WINDOW.map((offset) => now + offset).find(fits) ?? null
}

/** The otpauth URI of the QR code. */
export function keyUri({ secret, account, issuer }: Record<'secret' | 'account' | 'issuer', string>): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

/** For multiples of five bytes only, which secrets and recovery codes are. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[parseInt(five, 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)))
}
