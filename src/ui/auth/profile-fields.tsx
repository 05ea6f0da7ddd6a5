import { AddressFields } from '@/ui/forms/fields/address-fields'
import { Field } from '@/ui/forms/fields/field'
import { fieldsOf, type FieldRow } from '@/ui/forms/fields/field-row'
import { PersonFields } from '@/ui/forms/fields/person-fields'
import type { AuthWords } from './auth-words'
import { LatinFields } from './latin-fields'

type Props = FieldRow & { words: Pick<AuthWords, 'fields' | 'latin' | 'register'>; isSeller: boolean }

/** The profile step (rules P4, P22); sellers may add their business number, Korean ones their Latin names (rule N22). */
export function ProfileFields({ words, isSeller, ...row }: Props) {
  return (
    <>
      <PersonFields {...row} words={words.fields} />
      {isSeller ? (
        <Field
          {...fieldsOf(row)('businessRegistration')}
          label={words.register.businessRegistration}
          hint={words.register.businessHint}
          maxLength={40}
        />
      ) : null}
      {isSeller ? (
        <div className="country-form grid gap-5">
          <AddressFields {...row} words={words.fields} />
          <LatinFields {...row} words={words.latin} />
        </div>
      ) : (
        <AddressFields {...row} words={words.fields} />
      )}
    </>
  )
}
