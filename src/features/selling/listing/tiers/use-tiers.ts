import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import type { Locale } from '@/domain/locale'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { addTierRow, removeTierRow, typedTier, type TierField } from '@/domain/products/listing/tier-values'

/** The typed tiers of the form around it. Messages about rows are shown until rows are added or removed. */
export function useTiers(issues: Record<string, string>, locale: Locale) {
  const { control, getValues, setValue } = useFormContext<ProductValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'moqPrices' })
  const typed = useWatch({ control, name: 'moqPrices' })
  const [outdated, setOutdated] = useState<Record<string, string> | null>(null)
  const set = (at: number, field: TierField, value: string) =>
    setValue(`moqPrices.${at}.${field}`, value, { shouldDirty: true })

  const type = (at: number, field: TierField, text: string) =>
    set(at, field, typedTier(field, text, getValues(`moqPrices.${at}.${field}`), locale))
  const add = () => {
    const before = getValues('moqPrices')
    const after = addTierRow(before)
    const [closed, added] = after.slice(-2)
    if (after.length === before.length || !closed || !added) return false
    for (const field of ['minQty', 'maxQty', 'unitPrice'] as const)
      set(before.length - 1, field, closed[field])
    append(added, { shouldFocus: false })
    setOutdated(issues)
    return true
  }
  const removeAt = (at: number) => {
    const before = getValues('moqPrices')
    const after = removeTierRow(before, at)
    if (at > 0 && after[at - 1]) set(at - 1, 'maxQty', after[at - 1]?.maxQty ?? '')
    remove(at)
    setOutdated(issues)
  }
  const rows = fields.map(({ id, ...values }, at) => ({ key: id, values: typed[at] ?? values }))
  return { rows, issues: outdated === issues ? {} : issues, type, add, removeAt, set }
}
