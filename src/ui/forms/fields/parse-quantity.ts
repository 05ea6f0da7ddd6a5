const GROUPED = /^\d{1,3}(?:[, ]\d{3})+$/

/** Parses digits of any keyboard with optional thousands separators; NaN for anything else. */
export function parseQuantity(typed: string): number {
  const bare = typed.normalize('NFKC').trim()
  const plain = GROUPED.test(bare) ? bare.replace(/[, ]/g, '') : bare
  return /^\d+([.]\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}
