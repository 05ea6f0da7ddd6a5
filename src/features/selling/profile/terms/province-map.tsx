import { useTranslations } from 'next-intl'
import { PROVINCES, type Province } from '@/domain/people/address/postal-code'
import { fieldOf } from '@/domain/cart/shipping/terms-form'
import type { fieldsOf } from '@/ui/forms/fields/field-row'

/** Where each province lies on a map of seven columns and four rows; on narrow screens they are a list. */
const PLACES: Record<Province, string> = {
  YT: 'sm:col-start-1 sm:row-start-1',
  NT: 'sm:col-start-2 sm:row-start-1',
  NU: 'sm:col-start-4 sm:row-start-1',
  BC: 'sm:col-start-1 sm:row-start-2',
  AB: 'sm:col-start-2 sm:row-start-2',
  SK: 'sm:col-start-3 sm:row-start-2',
  MB: 'sm:col-start-4 sm:row-start-2',
  ON: 'sm:col-start-5 sm:row-start-2',
  QC: 'sm:col-start-6 sm:row-start-2',
  NL: 'sm:col-start-7 sm:row-start-2',
  NB: 'sm:col-start-6 sm:row-start-3',
  PE: 'sm:col-start-7 sm:row-start-3',
  NS: 'sm:col-start-7 sm:row-start-4',
}

type Props = { field: ReturnType<typeof fieldsOf> }

/** The provinces of a rule: checkboxes that lie as on a map, each with its name (rule S48). */
export function ProvinceMap({ field }: Props) {
  const names = useTranslations('provinces')
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-7">
      {PROVINCES.map((code) => {
        const { id, name: key, defaultValue } = field(fieldOf(code))
        return (
          <label
            key={code}
            htmlFor={id}
            className={`border-line has-checked:border-celadon has-checked:bg-celadon-wash flex min-h-12 min-w-0 items-start gap-2 rounded-md border p-2 text-sm wrap-anywhere ${PLACES[code]}`}
          >
            <input
              key={String(Boolean(defaultValue))}
              id={id}
              name={key}
              type="checkbox"
              className="accent-celadon mt-0.5 size-4 shrink-0"
              defaultChecked={Boolean(defaultValue)}
            />
            <span>{names(code)}</span>
          </label>
        )
      })}
    </div>
  )
}
