import { createHash } from 'node:crypto'

/** Names of the demo world are hashed under this UUID, as RFC 9562 asks of version 5. */
const WORLD = Buffer.from('8f1d3c52b6a94d0ea5c77e4d0b9a2f16', 'hex')

const digest = (name: readonly (string | number)[]) =>
  createHash('sha1').update(WORLD).update(name.join('/')).digest()

/** The same name has the same id in every database, so whatever is there already is known by it. */
export function idOf(...name: (string | number)[]): string {
  const bytes = digest(name).subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The id of a row inside a document, of the length Payload gives one. */
export function rowIdOf(...name: (string | number)[]): string {
  return digest(name).toString('hex').slice(0, 24)
}

/** From 0 up to 1, always the same for a name: what looks like chance in the demo world. */
export function shareOf(...name: (string | number)[]): number {
  return digest(name).readUInt32BE(0) / 2 ** 32
}
