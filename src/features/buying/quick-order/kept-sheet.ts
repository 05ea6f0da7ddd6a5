import type { AskedRow } from './sheet-view'

const KEY = 'maru_quick_order'
/** As long as the emailed link of a sign-up is valid: it usually opens in another tab. */
const VALID_MS = 48 * 60 * 60 * 1000

/** `key`: of the add they were on their way to, which may have been stored after all. */
export type KeptSheet = { rows: AskedRow[]; lines: string; key: string }

/** Keeps the lines in this browser while a visitor signs in, or agrees to new terms. */
export function keepSheet(sheet: KeptSheet) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...sheet, at: Date.now() }))
  } catch {
    // Storage may be blocked: the sign-in dialog leaves the page as it is until it is done.
  }
}

export function forgetSheet() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

/** Takes the kept lines out, if they are recent; the server checks what is in them. */
export function takeSheet(): KeptSheet | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    localStorage.removeItem(KEY)
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('rows' in kept)) return null
    const { rows } = kept
    if (Date.now() - Number(kept.at) > VALID_MS || !Array.isArray(rows)) return null
    const asked = rows.map(({ sku, quantity, product }: Record<string, unknown>) => ({
      sku: String(sku),
      quantity: String(quantity),
      product: String(product),
    }))
    const textOf = (name: string) => String(Reflect.get(kept, name) ?? '')
    return { rows: asked, lines: textOf('lines'), key: textOf('key') }
  } catch {
    return null
  }
}
