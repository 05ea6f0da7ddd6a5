import { Field } from '@/ui/forms/fields/field'

export type FreightWords = Record<
  'forwarder' | 'bill' | 'container' | 'containerHint' | 'boxes' | 'pallets',
  string
>

type Typed = Record<string, string | undefined>
type Props = { scope: string; kept: Typed; errors: Typed; words: FreightWords }

/** What a waybill by sea or truck says beside its number (rule M109); styles show it with that choice, so that it needs no script. */
export function FreightFields({ scope, kept, errors, words }: Props) {
  const common = (name: 'forwarder' | 'container' | 'boxes' | 'pallets') => ({
    id: scope + name,
    name,
    label: words[name],
    defaultValue: kept[name],
    error: errors[name],
    autoComplete: 'off',
  })
  return (
    <div className="for-freight gap-4">
      <Field {...common('forwarder')} maxLength={80} />
      <div className="for-sea">
        <Field {...common('container')} hint={words.containerHint} maxLength={40} />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <Field {...common('boxes')} inputMode="numeric" maxLength={12} />
        <Field {...common('pallets')} inputMode="numeric" maxLength={12} />
      </div>
    </div>
  )
}
