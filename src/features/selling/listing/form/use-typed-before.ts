import { useEffect, useRef, useState } from 'react'
import { namesOf } from '@/domain/values/by-fact'
import { NUMBER_FACTS } from '@/domain/products/facts/facts'
import { parseDecimal, parseWhole } from '@/domain/values/typed-number'
import { emptyProduct, type ProductValues } from '@/domain/products/listing/product-values'
import { useScript } from '@/ui/page/use-script'
import { typedIn } from './form-state'

export const FORM_ID = 'product-form'

const WHOLE = [...namesOf(NUMBER_FACTS.filter((fact) => fact.kind !== 'weight')), 'stock' as const]

/** A number may be written in two ways: 2.5 and 2,5. */
const numberOf = (text: string, read: typeof parseWhole) => (Number.isNaN(read(text)) ? text : read(text))

/** Whether two sets of values say the same. */
export function isSameProduct(one: ProductValues, other: ProductValues): boolean {
  const shape = (values: ProductValues) =>
    JSON.stringify({
      ...emptyProduct(),
      ...values,
      ...Object.fromEntries(WHOLE.map((name) => [name, numberOf(values[name], parseWhole)])),
      weight: numberOf(values.weight, parseDecimal),
    })
  return shape(one) === shape(other)
}

/** Takes over what was typed before the script ran, which React would empty. `locked` facts are not in the form. */
export function useTypedBefore(
  start: ProductValues,
  locked: Partial<ProductValues>,
  reset: (values: ProductValues, options: { keepDefaultValues: true }) => void,
) {
  // A form that is shown later takes nothing over, least of all from the one it replaces.
  const isLater = useScript()
  const [typed] = useState(() => {
    if (isLater || typeof document === 'undefined') return null
    const form = document.getElementById(FORM_ID)
    // Disabled fields send nothing, so they would count as emptied.
    const isTypable = form instanceof HTMLFormElement && !form.closest('fieldset:disabled')
    return isTypable ? { ...typedIn(new FormData(form)), ...locked } : null
  })
  const first = useRef(start)
  useEffect(() => {
    if (typed && !isSameProduct(typed, first.current)) reset(typed, { keepDefaultValues: true })
  }, [typed, reset])
}
