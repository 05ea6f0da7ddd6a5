import type { Shop } from './shop'

/** One fault: what is done, and in a few words with their counts what came of it. It throws when something is not as it must be. */
export type Case = { name: string; run: (shop: Shop) => Promise<string> }

export function must(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise)
}
