'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { rowsOf, type Lines } from '@/domain/forms/form-rows'
import { MAX_WAREHOUSES } from '@/domain/people/sellers/warehouse'
import { Button } from '@/ui/parts/button'
import { AddressFields } from '@/ui/forms/fields/address-fields'
import { CheckField } from '@/ui/forms/fields/check-field'
import { Field } from '@/ui/forms/fields/field'
import { FieldError } from '@/ui/forms/fields/field-error'
import { useFieldWords } from '@/ui/forms/fields/field-words'
import { fieldsOf, type FieldRow } from '@/ui/forms/fields/field-row'

type Props = { lines: Lines; errors?: Record<string, string> }

/** The stored warehouses and an empty one, which is stored once it is filled in: so one can be added without script. */
export function WarehouseFields({ lines, errors }: Props) {
  const t = useTranslations('sellerProfile.warehouse')
  const stored = rowsOf(lines, 'warehouses').length
  const [added, setAdded] = useState(1)
  const shown = Math.min(MAX_WAREHOUSES, stored + added)
  return (
    <div className="grid gap-4" id="warehouses" tabIndex={-1}>
      {Array.from({ length: shown }, (_, at) => (
        <WarehouseFold
          key={at}
          at={at}
          isNew={at >= stored}
          row={{ prefix: `warehouses${at}`, values: lines, errors }}
        />
      ))}
      <FieldError id="warehouses" error={errors?.warehouses} />
      {shown < MAX_WAREHOUSES ? (
        <Button data-scripted="" className="justify-self-start" onClick={() => setAdded(added + 1)}>
          {t('more')}
        </Button>
      ) : null}
    </div>
  )
}

type FoldProps = { at: number; isNew: boolean; row: FieldRow & { prefix: string } }

function WarehouseFold({ at, isNew, row }: FoldProps) {
  const t = useTranslations('sellerProfile.warehouse')
  const field = fieldsOf(row)
  const hasError = Object.keys(row.errors ?? {}).some((name) => name.startsWith(row.prefix))
  const { defaultValue: name } = field('name')
  const numbered = t('one', { n: String(at + 1) })
  return (
    <details className="fold" open={hasError ? true : undefined}>
      <summary>{isNew ? t('new') : [numbered, name].filter(Boolean).join(': ')}</summary>
      <div className="grid gap-5 pt-1 pb-6">
        <Field {...field('name')} label={t('name')} maxLength={200} autoComplete="off" />
        <AddressFields {...row} words={useFieldWords()} section={`section-warehouse${at}`} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...field('phone')} label={t('phone')} type="tel" maxLength={40} autoComplete="off" />
          <Field {...field('hours')} label={t('hours')} maxLength={200} autoComplete="off" />
        </div>
        {isNew ? null : <CheckField name={`${row.prefix}Remove`} label={t('remove')} />}
      </div>
    </details>
  )
}
