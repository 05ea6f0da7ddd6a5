'use client'

import { useState } from 'react'
import { rowsOf, type Lines } from '@/domain/forms/form-rows'
import { MAX_WAREHOUSES } from '@/domain/people/sellers/warehouse'
import { Button } from '@/ui/parts/button'
import { fillMessage } from '@/ui/page/fill-message'
import { AddressFields } from '@/ui/forms/fields/address-fields'
import { CheckField } from '@/ui/forms/fields/check-field'
import { Field } from '@/ui/forms/fields/field'
import { FieldError } from '@/ui/forms/fields/field-error'
import { fieldsOf, type FieldRow } from '@/ui/forms/fields/field-row'
import type { BusinessWords } from './profile-words'

type Props = { lines: Lines; errors?: Record<string, string>; words: BusinessWords }

/** The stored warehouses and an empty one, which is stored once it is filled in: so one can be added without script. */
export function WarehouseFields({ lines, errors, words }: Props) {
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
          words={words}
        />
      ))}
      <FieldError id="warehouses" error={errors?.warehouses} />
      {shown < MAX_WAREHOUSES ? (
        <Button data-scripted="" className="justify-self-start" onClick={() => setAdded(added + 1)}>
          {words.warehouse.more}
        </Button>
      ) : null}
    </div>
  )
}

type FoldProps = { at: number; isNew: boolean; row: FieldRow & { prefix: string }; words: BusinessWords }

function WarehouseFold({ at, isNew, row, words: { warehouse, address } }: FoldProps) {
  const field = fieldsOf(row)
  const hasError = Object.keys(row.errors ?? {}).some((name) => name.startsWith(row.prefix))
  const { defaultValue: name } = field('name')
  const numbered = fillMessage(warehouse.one, { n: String(at + 1) })
  return (
    <details className="fold" open={hasError ? true : undefined}>
      <summary>{isNew ? warehouse.new : [numbered, name].filter(Boolean).join(': ')}</summary>
      <div className="grid gap-5 pt-1 pb-6">
        <Field {...field('name')} label={warehouse.name} maxLength={200} autoComplete="off" />
        <AddressFields {...row} words={address} section={`section-warehouse${at}`} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...field('phone')} label={warehouse.phone} type="tel" maxLength={40} autoComplete="off" />
          <Field {...field('hours')} label={warehouse.hours} maxLength={200} autoComplete="off" />
        </div>
        {isNew ? null : <CheckField name={`${row.prefix}Remove`} label={warehouse.remove} />}
      </div>
    </details>
  )
}
