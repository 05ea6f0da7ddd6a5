/** The newest hash of the audit chain with its number, as it is written down elsewhere: `1204-9f86d0…`. */
export type ChainNote = { number: number; hash: string }

const NOTE = /^(\d{1,15})-([0-9a-f]{64})$/

export const chainNote = ({ number, hash }: ChainNote) => `${number}-${hash}`

/** Reads a note as it was typed or pasted; null if it is none. */
export function readChainNote(typed: string): ChainNote | null {
  const [, number = '', hash = ''] = NOTE.exec(typed.replace(/\s/g, '').toLowerCase()) ?? []
  return hash ? { number: Number(number), hash } : null
}
