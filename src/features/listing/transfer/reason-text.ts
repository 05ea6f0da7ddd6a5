import type { createTranslator, Messages } from 'next-intl'
import { columnOfPath } from '@/domain/products/import/product-columns'
import type { Issue } from '@/domain/result'

type Translator = ReturnType<typeof createTranslator<Messages, 'issues'>>

/** These sentences name what they are about. */
const NAMED = /^upload\.required\.|^tiers\.|^import\.(?:category|picture|address|sku|stock)/

/** Why a row or a file was refused, in the reader's language, with the column in front of what names none. */
export const reasonText = (t: Translator, reasons: readonly Issue[] | null) =>
  (reasons ?? [])
    .map(({ code, path, params }) => {
      const column = NAMED.test(code) ? undefined : columnOfPath(path)
      const sentence = t(code, params)
      // Some of the words end without a full stop, and would run into the next sentence.
      const end = /[.!?]$/.test(sentence) ? '' : '.'
      return `${column ? `${column}: ` : ''}${sentence}${end}`
    })
    .join(' ')
