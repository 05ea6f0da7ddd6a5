'use client'

import { useActionState, type ReactNode } from 'react'
import type { Locale } from '@/domain/locale'
import { Button } from '@/ui/button'
import { CheckField } from '@/ui/check-field'
import { Field } from '@/ui/field'
import { FormErrors } from '@/ui/form-errors'
import { SelectField } from '@/ui/select-field'
import { completeSignUp } from './google-actions'
import type { CompleteWords } from './complete-words'

type Known = { firstName: string; lastName: string; country: string }
type Props = { locale: Locale; isSeller: boolean; known: Known; words: CompleteWords; terms: ReactNode }

/** What Google does not know. Whether a province or a region is asked for follows the country by style alone, so without script too. */
export function CompleteForm({ locale, isSeller, known, words, terms }: Props) {
  const [state, send, sending] = useActionState(completeSignUp, {})
  const kept: Record<string, string | undefined> = state.kept ?? known
  const field = (name: keyof CompleteWords & string, autoComplete: string, maxLength = 200) => ({
    name,
    label: words[name] as string,
    autoComplete,
    maxLength,
    defaultValue: kept[name],
    error: state.fields?.[name],
  })
  return (
    <form action={send} className="country-form grid gap-5" noValidate>
      {state.message ? <FormErrors title={state.message} fields={state.fields} /> : null}
      <input type="hidden" name="locale" value={locale} />
      <Field {...field('firstName', 'given-name', 80)} required />
      <Field {...field('lastName', 'family-name', 80)} required />
      <Field {...field('phone', 'tel', 40)} type="tel" required />
      <SelectField
        {...field('country', 'country')}
        options={[
          ['CA', words.CA],
          ['KR', words.KR],
        ]}
      />
      <Field {...field('address', 'address-line1')} required />
      <Field {...field('address2', 'address-line2')} />
      <Field {...field('city', 'address-level2', 100)} required />
      <div className="in-canada">
        <SelectField
          {...field('province', 'address-level1')}
          options={[['', words.choose], ...words.provinces]}
        />
      </div>
      <div className="in-korea">
        <Field {...field('region', 'address-level1', 60)} />
      </div>
      <Field {...field('postalCode', 'postal-code', 10)} placeholder="A1A 1A1" required />
      <Field {...field('company', 'organization')} />
      {isSeller ? <Field {...field('businessRegistration', 'off', 40)} /> : null}
      <div className="grid gap-3">
        <CheckField
          name="terms"
          label={terms}
          defaultChecked={Boolean(kept.terms)}
          error={state.fields?.terms}
        />
        <CheckField
          name="age"
          label={words.age}
          defaultChecked={Boolean(kept.age)}
          error={state.fields?.age}
        />
        <CheckField name="marketing" label={words.marketing} defaultChecked={Boolean(kept.marketing)} />
      </div>
      <Button kind="primary" type="submit" disabled={sending}>
        {sending ? words.sending : words.submit}
      </Button>
    </form>
  )
}
