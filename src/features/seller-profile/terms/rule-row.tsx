import type { Lines } from '@/domain/form-rows'
import { NAME_LENGTH } from '@/domain/cart/service-name'
import { fieldOf, TERMS_ROWS } from '@/domain/cart/terms-form'
import { fillMessage } from '@/ui/fill-message'
import { CheckField } from '@/ui/forms/check-field'
import { Field } from '@/ui/forms/field'
import { FieldError } from '@/ui/forms/field-error'
import { fieldsOf } from '@/ui/forms/field-row'
import { SelectField } from '@/ui/forms/select-field'
import type { TermsWords } from './terms-words'

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
  words: TermsWords
}

/** One rule: shipping method, how it is charged, and where. */
export function RuleRow({ at, isNew, lines, errors, words }: Props) {
  const prefix = `${TERMS_ROWS}${at}`
  const field = fieldsOf({ prefix, values: lines, errors })
  const provinces = field('provinces')
  return (
    <fieldset className="border-line grid gap-5 rounded-md border p-4">
      <legend className="px-1 font-semibold">
        {isNew ? words.newRule : fillMessage(words.rule, { n: String(at + 1) })}
      </legend>
      <div className="xs:grid-cols-[5rem_minmax(0,1fr)] grid items-end gap-5 md:grid-cols-[6rem_1fr_1fr]">
        <Field
          {...field('position')}
          label={words.position}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          defaultValue={lines[`${prefix}Position`] ?? String(at + 1)}
        />
        <SelectField {...field('kind')} label={words.kind} options={[['', words.choose], ...words.kinds]} />
      </div>
      <div className="grid gap-5 md:grid-cols-3">
        {METHOD_NAMES.map(([name, lang]) => (
          <Field
            key={name}
            {...field(name)}
            label={words[name]}
            hint={lang ? words.serviceInHint : words.serviceHint}
            lang={lang}
            maxLength={NAME_LENGTH}
            autoComplete="off"
          />
        ))}
      </div>
      <div className="grid gap-5 md:grid-cols-3">
        <Field
          {...field('amount')}
          label={words.amount}
          hint={words.amountHint}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
        <Field
          {...field('freeOver')}
          label={words.freeOver}
          hint={words.freeOverHint}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
        <Field
          {...field('daysSaved')}
          label={words.daysSaved}
          hint={words.daysSavedHint}
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
        <legend className="mb-1 font-medium">{words.provinces}</legend>
        <p className="text-muted text-sm">{words.everywhere}</p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-4 gap-y-2 wrap-anywhere sm:grid-cols-2 lg:grid-cols-3">
          {words.names.map(([code, name]) => {
            const { id, name: key, defaultValue } = field(fieldOf(code))
            return (
              <CheckField key={code} id={id} name={key} label={name} defaultChecked={Boolean(defaultValue)} />
            )
          })}
        </div>
        <FieldError id={provinces.id} error={provinces.error} />
      </fieldset>
      {isNew ? null : <CheckField name={`${prefix}Remove`} label={words.remove} />}
    </fieldset>
  )
}
