import { useTranslations } from 'next-intl'
import { Field } from '@/ui/forms/fields/field'

type Typed = Record<string, string | undefined>
type Props = { scope: string; kept: Typed; errors: Typed }

/** What a waybill by sea or truck says beside its number (rule M109); styles show it with that choice, so that it needs no script. */
export function FreightFields({ scope, kept, errors }: Props) {
  const t = useTranslations('freight.fields')
  const common = (name: 'forwarder' | 'container' | 'boxes' | 'pallets') => ({
    id: scope + name,
    name,
    label: t(name),
    defaultValue: kept[name],
    error: errors[name],
    autoComplete: 'off',
  })
  return (
    <div className="for-freight gap-4">
      <Field {...common('forwarder')} maxLength={80} />
      <div className="for-sea">
        <Field {...common('container')} hint={t('containerHint')} maxLength={40} />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <Field {...common('boxes')} inputMode="numeric" maxLength={12} />
        <Field {...common('pallets')} inputMode="numeric" maxLength={12} />
      </div>
    </div>
  )
}
