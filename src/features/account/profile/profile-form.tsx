'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { AddressFields } from '@/ui/forms/fields/address-fields'
import { Button, ButtonLink } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'
import { fieldsOf } from '@/ui/forms/fields/field-row'
import { useFieldWords } from '@/ui/forms/fields/field-words'
import { FormErrors } from '@/ui/forms/form-errors'
import { PersonFields } from '@/ui/forms/fields/person-fields'
import { UnsavedGuard } from '@/ui/forms/guard/unsaved-guard'
import { useActionForm } from '@/ui/forms/use-action-form'
import { saveProfile } from './profile-actions'

type Props = {
  locale: Locale
  values: Record<string, string>
  /** `locked` while a seller is suspended: the business cannot be changed. */
  business: 'none' | 'open' | 'locked'
  /** The business is written in Latin letters (rule N22). */
  isKorean?: boolean
}

/** The profile form, with Save and Cancel (rule P25). */
export function ProfileForm({ locale, values, business, isKorean }: Props) {
  const t = useTranslations('profile')
  const fields = useFieldWords()
  const failed = business === 'none' ? t('failed') : t('sellerFailed')
  const { state, isSending, form } = useActionForm(saveProfile, {}, failed)
  const box = useRef<HTMLFormElement>(null)
  const row = { values: { ...values, ...state.kept }, errors: state.fields }
  const field = fieldsOf(row)
  return (
    <form ref={box} {...form} className="grid gap-10">
      {state.message && !isSending ? <FormErrors title={state.message} fields={state.fields} /> : null}
      <input type="hidden" name="locale" value={locale} />
      <section className="grid gap-5">
        <h2 className="text-lg">{t('personal')}</h2>
        <PersonFields {...row} words={fields} hasCompany={business === 'none'} />
      </section>
      <section className="grid gap-5">
        <h2 className="text-lg">{t('address')}</h2>
        <AddressFields {...row} words={fields} />
      </section>
      {business === 'open' ? (
        <section className="grid gap-5">
          <h2 className="text-lg">{t('business')}</h2>
          <Field
            {...field('company')}
            label={t('company')}
            hint={isKorean ? t('latinHint') : undefined}
            autoComplete="organization"
            maxLength={200}
            required
          />
          <Field
            {...field('businessRegistration')}
            label={t('businessRegistration')}
            maxLength={40}
            required
          />
          <Field
            {...field('contactPerson')}
            label={t('contactPerson')}
            hint={isKorean ? `${t('contactPersonHint')} ${t('latinHint')}` : t('contactPersonHint')}
            maxLength={120}
            required
          />
          <Field {...field('contactEmail')} label={t('contactEmail')} type="email" maxLength={254} required />
          <Field {...field('contactPhone')} label={t('contactPhone')} type="tel" maxLength={40} required />
        </section>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" disabled={isSending}>
          {isSending ? t('saving') : t('save')}
        </Button>
        <ButtonLink href={localePath(locale, '/profile')}>{t('cancel')}</ButtonLink>
      </div>
      <UnsavedGuard
        form={box}
        words={{
          title: t('unsaved.title'),
          text: t('unsaved.text'),
          stay: t('unsaved.stay'),
          leave: t('unsaved.leave'),
        }}
      />
    </form>
  )
}
