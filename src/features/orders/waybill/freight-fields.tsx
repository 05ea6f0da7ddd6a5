import type { FreightMode } from '@/domain/orders/freight'
import { Field } from '@/ui/forms/field'

export type FreightWords = Record<
  'forwarder' | 'bill' | 'container' | 'containerHint' | 'boxes' | 'pallets',
  string
>

type Typed = Record<string, string | undefined>
type Props = { scope: string; mode: FreightMode; kept: Typed; errors: Typed; words: FreightWords }

/** What a waybill by sea or truck says beside its number (rule M109). */
export function FreightFields({ scope, mode, kept, errors, words }: Props) {
  const common = (name: 'forwarder' | 'container' | 'boxes' | 'pallets') => ({
    id: scope + name,
    name,
    label: words[name],
    defaultValue: kept[name],
    error: errors[name],
    autoComplete: 'off',
  })
  return (
    <>
      <Field {...common('forwarder')} maxLength={80} required />
      {mode === 'sea' ? <Field {...common('container')} hint={words.containerHint} maxLength={40} /> : null}
      <div className="grid grid-cols-2 gap-4">
        <Field {...common('boxes')} inputMode="numeric" maxLength={12} />
        <Field {...common('pallets')} inputMode="numeric" maxLength={12} />
      </div>
    </>
  )
}
