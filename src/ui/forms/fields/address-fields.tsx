'use client'

import { useState } from 'react'
import type { Country } from '@/domain/people/address/postal-code'
import { Field } from './field'
import { fieldsOf, type FieldRow } from './field-row'
import type { FieldWords } from './field-words'
import { SelectField } from './select-field'

type Props = FieldRow & {
  words: FieldWords
  /** With one country there is no choice. */
  countries?: readonly Country[]
  /** The name of the street field, if `address` has another meaning. */
  street?: string
  section?: string
}

const EXAMPLES: Record<Country, string> = { CA: 'A1A 1A1', KR: '04524' }
const BOTH: readonly Country[] = ['CA', 'KR']

/** A postal address (rules P4, P22). CSS shows province or region by country, so it works without script. */
export function AddressFields({ words, countries = BOTH, street = 'address', section = '', ...row }: Props) {
  const field = fieldsOf(row)
  const given = field('country')
  const [only = 'CA'] = countries
  const first = countries.find((country) => country === given.defaultValue) ?? only
  const [country, setCountry] = useState(first)
  const fill = (token: string) => `${section} ${token}`.trim()
  return (
    <div className="country-form grid gap-5">
      <div className="country contents">
        {countries.length === 1 ? (
          <input type="hidden" name={given.name} value={only} />
        ) : (
          <SelectField
            {...given}
            defaultValue={first}
            label={words.country}
            options={countries.map((code) => [code, words[code]] as const)}
            autoComplete={fill('country')}
            onChange={({ target }) => setCountry(target.value === 'KR' ? 'KR' : 'CA')}
          />
        )}
      </div>
      <Field
        {...field(street)}
        label={words.address}
        autoComplete={fill('address-line1')}
        maxLength={200}
        required
      />
      <Field
        {...field('address2')}
        label={words.address2}
        autoComplete={fill('address-line2')}
        maxLength={200}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...field('city')}
          label={words.city}
          autoComplete={fill('address-level2')}
          maxLength={100}
          required
        />
        {countries.includes('CA') ? (
          <div className="in-canada">
            <SelectField
              {...field('province')}
              label={words.province}
              options={[['', words.choose], ...words.provinces]}
              autoComplete={fill('address-level1')}
            />
          </div>
        ) : null}
        {countries.includes('KR') ? (
          <div className="in-korea">
            <Field
              {...field('region')}
              label={words.region}
              autoComplete={fill('address-level1')}
              maxLength={60}
            />
          </div>
        ) : null}
        <Field
          {...field('postalCode')}
          label={words.postalCode}
          autoComplete={fill('postal-code')}
          maxLength={10}
          placeholder={EXAMPLES[country]}
          required
        />
      </div>
    </div>
  )
}
