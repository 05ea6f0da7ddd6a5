'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { MAX_RULES } from '@/domain/cart/shipping/shipping-terms'
import { TERMS_ROWS } from '@/domain/cart/shipping/terms-form'
import { rowsOf, type Lines } from '@/domain/forms/form-rows'
import { Button } from '@/ui/parts/button'
import { FieldError } from '@/ui/forms/fields/field-error'
import type { Locale } from '@/domain/locale'
import type { Reach } from './get-reach'
import { RuleRow } from './rule-row'
import { ruleSentence } from './rule-sentence'

type Props = {
  lines: Lines
  errors?: Record<string, string>
  canAct: boolean
  reach: Reach
  locale: Locale
}

/** The rules and an empty one, which is stored once it is filled in: so one can be added without script. */
export function RuleRows({ lines, errors, canAct, reach, locale }: Props) {
  const t = useTranslations('shippingTerms')
  const names = useTranslations('provinces')
  const rows = rowsOf(lines, TERMS_ROWS)
  const stored = rows.length
  const [added, setAdded] = useState(stored === 0 ? 1 : 0)
  const shown = Math.min(MAX_RULES, stored + (canAct ? added : 0))
  return (
    <div className="grid gap-4" id={TERMS_ROWS} tabIndex={-1}>
      {Array.from({ length: shown }, (_, at) => (
        <RuleRow
          key={at}
          at={at}
          isNew={at >= stored}
          lines={lines}
          errors={errors}
          sentence={rows[at] && ruleSentence({ row: rows[at], reach, locale, t, names })}
        />
      ))}
      <FieldError id={TERMS_ROWS} error={errors?.[TERMS_ROWS]} />
      {canAct && shown < MAX_RULES ? (
        <Button data-scripted="" className="justify-self-start" onClick={() => setAdded(added + 1)}>
          {t('more')}
        </Button>
      ) : null}
    </div>
  )
}
