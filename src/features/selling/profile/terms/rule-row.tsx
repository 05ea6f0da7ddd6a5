import { useTranslations } from 'next-intl'
import type { Lines } from '@/domain/forms/form-rows'
import { NAME_LENGTH } from '@/domain/cart/shipping/service-name'
import { SHIPPING_KINDS } from '@/domain/cart/shipping/shipping'
import { TERMS_ROWS } from '@/domain/cart/shipping/terms-form'
import { CheckField } from '@/ui/forms/fields/check-field'
import { Field } from '@/ui/forms/fields/field'
import { FieldError } from '@/ui/forms/fields/field-error'
import { fieldsOf } from '@/ui/forms/fields/field-row'
import { SelectField } from '@/ui/forms/fields/select-field'
import { ProvinceMap } from './province-map'
import type { RuleSentence } from './rule-sentence'

/** The names of a shipping method, and the language of each that is not the form's own. */
const METHOD_NAMES = [
  ['service', undefined],
  ['serviceFr', 'fr'],
  ['serviceKo', 'ko'],
] as const

type Props = {
  at: number
  isNew: boolean
  lines: Lines
  errors?: Record<string, string>
  /** A stored rule is read as a sentence; the fields are folded under it. */
  sentence?: RuleSentence
}

/** One rule as a sentence, with its fields behind 'Edit'; open where something is wrong with them (rule S48). */
export function RuleRow({ sentence, ...row }: Props) {
  const t = useTranslations('shippingTerms')
  const isWrong = Object.keys(row.errors ?? {}).some((name) => name.startsWith(`${TERMS_ROWS}${row.at}`))
  if (!sentence) return <RuleFields {...row} />
  return (
    <details className="border-line rounded-md border" open={isWrong}>
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-4">
        <span className="min-w-0 flex-1 basis-64">
          <span className="block font-semibold">{sentence.service}</span>
          <span className="figures block">{sentence.text}</span>
        </span>
        <span className="link">{t('edit')}</span>
      </summary>
      <div className="px-4 pb-4">
        <RuleFields {...row} />
      </div>
    </details>
  )
}

/** Shipping method, how it is charged, and where. */
function RuleFields({ at, isNew, lines, errors }: Omit<Props, 'sentence'>) {
  const t = useTranslations('shippingTerms')
  const prefix = `${TERMS_ROWS}${at}`
  const field = fieldsOf({ prefix, values: lines, errors })
  const provinces = field('provinces')
  return (
    <fieldset className="border-line grid gap-5 rounded-md border p-4">
      <legend className="px-1 font-semibold">
        {isNew ? t('newRule') : t('rule', { n: String(at + 1) })}
      </legend>
      <div className="xs:grid-cols-[5rem_minmax(0,1fr)] grid items-end gap-5 md:grid-cols-[6rem_1fr_1fr]">
        <Field
          {...field('position')}
          label={t('position')}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          defaultValue={lines[`${prefix}Position`] ?? String(at + 1)}
          data-prefilled={isNew ? '' : undefined}
        />
        <SelectField
          {...field('kind')}
          label={t('kind')}
          options={[['', t('choose')], ...SHIPPING_KINDS.map((each) => [each, t(`kinds.${each}`)] as const)]}
        />
      </div>
      <div className="grid gap-5 md:grid-cols-3">
        {METHOD_NAMES.map(([name, lang]) => (
          <Field
            key={name}
            {...field(name)}
            label={t(name)}
            hint={lang ? t('serviceInHint') : t('serviceHint')}
            lang={lang}
            maxLength={NAME_LENGTH}
            autoComplete="off"
          />
        ))}
      </div>
      <div className="grid gap-5 md:grid-cols-3">
        <Field
          {...field('amount')}
          label={t('amount')}
          hint={t('amountHint')}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
        <Field
          {...field('freeOver')}
          label={t('freeOver')}
          hint={t('freeOverHint')}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
        <Field
          {...field('daysSaved')}
          label={t('daysSaved')}
          hint={t('daysSavedHint')}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
        />
      </div>
      <fieldset
        id={provinces.id}
        tabIndex={-1}
        aria-describedby={provinces.error ? `${provinces.id}-error` : undefined}
        className="grid gap-2"
      >
        <legend className="mb-1 font-medium">{t('provinces')}</legend>
        <p className="text-muted text-sm">{t('everywhere')}</p>
        <ProvinceMap field={field} />
        <FieldError id={provinces.id} error={provinces.error} />
      </fieldset>
      {isNew ? null : <CheckField name={`${prefix}Remove`} label={t('remove')} />}
    </fieldset>
  )
}
