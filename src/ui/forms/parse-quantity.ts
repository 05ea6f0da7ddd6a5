const GROUPED = /^\d{1,3}(?:[, ]\d{3})+$/

/** Digits as any keyboard gives them, thousands apart as they are printed; anything else is no quantity. */
export function parseQuantity(typed: string): number {
  const bare = typed.normalize('NFKC').trim()
  const plain = GROUPED.test(bare) ? bare.replace(/[, ]/g, '') : bare
  return /^\d+([.]\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}
