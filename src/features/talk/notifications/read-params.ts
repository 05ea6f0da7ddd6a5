import * as z from 'zod'
import type { Names } from '@/domain/talk/notifications/notification'

const word = z.string().catch('')
const name = z.string().optional().catch(undefined)
const stored = z.object({
  number: word,
  company: word,
  reason: word,
  answer: word,
  person: word,
  day: word,
  amount: z.number().positive().nullable().catch(null),
  product: z.object({ en: name, fr: name, ko: name }).catch({}),
})

/** Parameters of a notification's message; those it has not are blank. `amount`: cents, where money moved. */
export type Params = Record<'number' | 'company' | 'reason' | 'answer' | 'person' | 'day', string> & {
  amount: number | null
  product: Names
}

/** The stored parameters, as far as they are valid. */
export function readParams(text: string | null): Params {
  return stored.safeParse(readJson(text)).data ?? stored.parse({})
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
