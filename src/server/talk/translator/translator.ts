import type { Locale } from '@/domain/locale'
import { openLibreTranslate } from './libre-translate'

/**
 * Translates what people write to each other, when a reader asks for it (rule T38). An answer is the whole text in that language, or null:
 * never a part, never the text itself as if it were translated.
 */
export type Translator = { translate(text: string, to: Locale): Promise<string | null> }

/** The provider that the operator has set; without one there is none, and nothing that asks for it is shown (rule T39). */
export function translator(): Translator | null {
  const url = process.env.TRANSLATOR_URL
  return url ? openLibreTranslate(url, process.env.TRANSLATOR_KEY) : null
}
