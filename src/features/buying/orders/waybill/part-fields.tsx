import { useTranslations } from 'next-intl'
import { quantityField } from '@/domain/orders/shipping/parcels'
import { Field } from '@/ui/forms/fields/field'

/** A line that is not sent whole yet. */
export type Part = { id: string; left: number; label: string; hint: string }

type Typed = Record<string, string | undefined>
type Props = { scope: string; parts: readonly Part[]; kept: Typed; errors: Typed }

/** How many of each line go with this waybill: all that are left, unless the seller types less (rule M138). */
export function PartFields({ scope, parts, kept, errors }: Props) {
  const t = useTranslations('parcels.ship')
  if (parts.length === 0 || (parts.length === 1 && parts[0]?.left === 1)) return null
  const isChanged = parts.some(({ id, left }) => {
    const typed = kept[quantityField(id)]
    return errors[quantityField(id)] !== undefined || (typed !== undefined && typed !== String(left))
  })
  return (
    <details className="fold" open={isChanged ? true : undefined}>
      <summary>{t('fold')}</summary>
      <div className="grid gap-4 pb-4">
        <p className="text-muted text-sm">{t('hint')}</p>
        {parts.map(({ id, left, label, hint }) => (
          <Field
            key={id}
            id={scope + quantityField(id)}
            name={quantityField(id)}
            label={label}
            hint={hint}
            defaultValue={kept[quantityField(id)] ?? String(left)}
            error={errors[quantityField(id)]}
            inputMode="numeric"
            maxLength={12}
            autoComplete="off"
          />
        ))}
      </div>
    </details>
  )
}
