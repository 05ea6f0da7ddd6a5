import { cleanLine, isBlank } from '@/domain/values/text'
import { LOCALES, type Locale } from '@/domain/locale'
import type { ProductValues } from './product-values'

/** Limits of drafts (rule C50). */
export const MAX_DRAFTS = 50
export const MAX_DRAFT_BYTES = 64 * 1024
export const DRAFT_DAYS = 90

const MAX_NAME = 160

/** What the list of drafts calls it: the English name, else another, else the SKU; null for none. */
export function draftName({ name, sku }: ProductValues): string | null {
  const found = [...LOCALES.map((locale) => name[locale]), sku].find((text) => !isBlank(text))
  return found ? shortName(found) : null
}

const shortName = (text: string) => [...cleanLine(text)].slice(0, MAX_NAME).join('')

/** The name in the reader's language of a draft as it was stored; null where it has none. */
export function draftTitle(content: unknown, locale: Locale): string | null {
  const names = content && typeof content === 'object' && 'name' in content ? content.name : null
  const text: unknown = names && typeof names === 'object' ? (names as Record<string, unknown>)[locale] : null
  return typeof text === 'string' && !isBlank(text) ? shortName(text) : null
}

const QUIET_MS = 2_000
const APART_MS = 10_000
const LONGEST_PAUSE_MS = 60_000

export type DraftTimes = {
  /** First and last change that is not saved. */
  firstChange: number
  lastChange: number
  /** When the last save began. */
  lastSave: number
  /** Failed saves since then. */
  failures: number
}

/** When to save next: 2 s after the last key, while typing goes on every 10 s, and never sooner after a save; failures wait longer. */
export function nextSaveAt({ firstChange, lastChange, lastSave, failures }: DraftTimes): number {
  const pause = Math.min(LONGEST_PAUSE_MS, APART_MS * 2 ** failures)
  return Math.max(lastSave + pause, Math.min(lastChange + QUIET_MS, firstChange + APART_MS))
}
