import * as z from 'zod'
import type { Translator } from './translator'

const PATIENCE_MS = 10_000
const MAX_ANSWER = 40_000

const answered = z.object({ translatedText: z.string().max(MAX_ANSWER) })

/** A server of LibreTranslate, one's own or another's: `POST {url}/translate`. */
export const openLibreTranslate = (url: string, key: string | undefined): Translator => ({
  async translate(text, to) {
    try {
      const answer = await fetch(new URL('translate', url.endsWith('/') ? url : `${url}/`), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          q: text,
          source: 'auto',
          target: to,
          format: 'text',
          ...(key && { api_key: key }),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const read = answer.ok ? answered.safeParse(await answer.json()) : null
      const translated = read?.success ? read.data.translatedText.trim() : ''
      return translated === '' || translated === text.trim() ? null : translated
    } catch (error) {
      console.warn(`The translator did not answer: ${error instanceof Error ? error.name : 'unknown'}`)
      return null
    }
  },
})
