'use client'

import { useRef } from 'react'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { AddressFields } from '@/ui/forms/fields/address-fields'
import { Button, ButtonLink } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'
import { fieldsOf } from '@/ui/forms/fields/field-row'
import type { FieldWords } from '@/ui/forms/fields/field-words'
import { FormErrors } from '@/ui/forms/form-errors'
import { PersonFields } from '@/ui/forms/fields/person-fields'
import { UnsavedGuard, type GuardWords } from '@/ui/forms/guard/unsaved-guard'
import { useActionForm } from '@/ui/forms/use-action-form'
import { saveProfile } from './profile-actions'
import type { ProfileWords } from './profile-edit'

type Props = {
  locale: Locale
  values: Record<string, string>
  /** `locked` while a seller is suspended: the business cannot be changed. */
  business: 'none' | 'open' | 'locked'
  /** The business is written in Latin letters (rule N22). */
  isKorean?: boolean
  words: ProfileWords & { fields: FieldWords; guard: GuardWords }
}

/** The profile form, with Save and Cancel (rule P25). */
export function ProfileForm({ locale, values, business, isKorean, words }: Props) {
  const failed = business === 'none' ? words.failed : words.sellerFailed
  const { state, isSending, form } = useActionForm(saveProfile, {}, failed)
  const box = useRef<HTMLFormElement>(null)
  const row = { values: { ...values, ...state.kept }, errors: state.fields }
  const field = fieldsOf(row)
  return (
    <form ref={box} {...form} className="grid gap-10">
      {state.message && !isSending ? <FormErrors title={state.message} fields={state.fields} /> : null}
      <input type="hidden" name="locale" value={locale} />
      <section className="grid gap-5">
        <h2 className="text-lg">{words.personal}</h2>
        <PersonFields {...row} words={words.fields} hasCompany={business === 'none'} />
      </section>
      <section className="grid gap-5">
        <h2 className="text-lg">{words.address}</h2>
        <AddressFields {...row} words={words.fields} />
      </section>
      {business === 'open' ? (
        <section className="grid gap-5">
          <h2 className="text-lg">{words.business}</h2>
          <Field
            {...field('company')}
            label={words.company}
            hint={isKorean ? words.latinHint : undefined}
            autoComplete="organization"
            maxLength={200}
            required
          />
          <Field
            {...field('businessRegistration')}
            label={words.businessRegistration}
            maxLength={40}
            required
          />
          <Field
            {...field('contactPerson')}
            label={words.contactPerson}
            hint={isKorean ? `${words.contactPersonHint} ${words.latinHint}` : words.contactPersonHint}
            maxLength={120}
            required
          />
          <Field
            {...field('contactEmail')}
            label={words.contactEmail}
            type="email"
            maxLength={254}
            required
          />
          <Field {...field('contactPhone')} label={words.contactPhone} type="tel" maxLength={40} required />
        </section>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" disabled={isSending}>
          {isSending ? words.saving : words.save}
        </Button>
        <ButtonLink href={localePath(locale, '/profile')}>{words.cancel}</ButtonLink>
      </div>
      <UnsavedGuard form={box} words={words.guard} />
    </form>
  )
}
