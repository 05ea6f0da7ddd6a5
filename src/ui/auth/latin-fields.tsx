import { Field } from '@/ui/forms/fields/field'
import { fieldsOf, type FieldRow } from '@/ui/forms/fields/field-row'
import type { AuthWords } from './auth-words'

type Props = FieldRow & { words: AuthWords['latin'] }

/** What Canadians read of a Korean seller (rule N22). Shown by CSS while the country is South Korea, so it works without script. */
export function LatinFields({ words, ...row }: Props) {
  const field = fieldsOf(row)
  return (
    <fieldset className="in-korea">
      <legend className="mb-1 font-medium">{words.title}</legend>
      <div className="grid gap-5">
        <p className="text-muted">{words.text}</p>
        <Field {...field('companyLatin')} label={words.company} maxLength={200} autoComplete="off" />
        <Field
          {...field('contactPersonLatin')}
          label={words.contactPerson}
          maxLength={120}
          autoComplete="off"
        />
        <Field {...field('addressLatin')} label={words.address} maxLength={200} autoComplete="off" />
        <Field {...field('address2Latin')} label={words.address2} maxLength={200} autoComplete="off" />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...field('cityLatin')} label={words.city} maxLength={100} autoComplete="off" />
          <Field {...field('provinceLatin')} label={words.province} maxLength={60} autoComplete="off" />
        </div>
      </div>
    </fieldset>
  )
}
