/** Digits as any keyboard gives them; anything else is no quantity. */
export function quantityTyped(typed: string): number {
  const plain = typed.normalize('NFKC').trim()
  return /^\d+([.]\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}
