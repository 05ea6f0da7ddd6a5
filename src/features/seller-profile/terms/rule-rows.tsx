'use client'

import { useState } from 'react'
import { MAX_RULES } from '@/domain/cart/shipping-terms'
import { TERMS_ROWS } from '@/domain/cart/terms-form'
import { rowsOf, type Lines } from '@/domain/form-rows'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/forms/field-error'
import { RuleRow } from './rule-row'
import type { TermsWords } from './terms-words'

type Props = { lines: Lines; errors?: Record<string, string>; words: TermsWords; canAct: boolean }

/** The rules and an empty one, which is stored once it is filled in: so one can be added without script. */
export function RuleRows({ lines, errors, words, canAct }: Props) {
  const stored = rowsOf(lines, TERMS_ROWS).length
  const [added, setAdded] = useState(1)
  const shown = Math.min(MAX_RULES, stored + (canAct ? added : 0))
  return (
    <div className="grid gap-4" id={TERMS_ROWS} tabIndex={-1}>
      {Array.from({ length: shown }, (_, at) => (
        <RuleRow key={at} at={at} isNew={at >= stored} lines={lines} errors={errors} words={words} />
      ))}
      <FieldError id={TERMS_ROWS} error={errors?.[TERMS_ROWS]} />
      {canAct && shown < MAX_RULES ? (
        <Button data-scripted="" className="justify-self-start" onClick={() => setAdded(added + 1)}>
          {words.more}
        </Button>
      ) : null}
    </div>
  )
}
