import type { createTranslator, Messages } from 'next-intl'
import { columnOfPath } from '@/domain/products/import/product-columns'
import type { Issue } from '@/domain/result'

type Translator<N extends 'issues' | 'productTransfer'> = ReturnType<typeof createTranslator<Messages, N>>
type Words = { issues: Translator<'issues'>; t: Translator<'productTransfer'> }

/** These sentences name what they are about. */
const NAMED = /^upload\.required\.|^tiers\.|^import\.(?:category|picture|address|sku|stock)/

/** Why a row or a file was refused, in the reader's language; what names no column is led by the one in the file. */
export const reasonText = ({ issues, t }: Words, reasons: readonly Issue[] | null) =>
  (reasons ?? [])
    .map(({ code, path, params }) => {
      const column = NAMED.test(code) ? undefined : columnOfPath(path)
      const said = issues(code, params)
      // Some of the words end without a full stop, and would run into the next sentence.
      const sentence = /[.!?]$/.test(said) ? said : `${said}.`
      return column ? t('inColumn', { column, sentence }) : sentence
    })
    .join(' ')
