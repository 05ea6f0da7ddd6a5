import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LOCALES } from '@/domain/locale'
import type { Lines } from '@/domain/forms/form-rows'
import { isDoubtfulNumber } from '@/domain/people/sellers/seller-review'
import { AddressFields } from '@/ui/forms/fields/address-fields'
import { Field } from '@/ui/forms/fields/field'
import { fieldsOf } from '@/ui/forms/fields/field-row'
import { useFieldWords } from '@/ui/forms/fields/field-words'
import { SelectField } from '@/ui/forms/fields/select-field'
import { TextAreaField } from '@/ui/forms/fields/text-area-field'
import { HangulFields } from './hangul-fields'
import { WarehouseFields } from './warehouse-fields'

export type Countries = readonly (readonly [code: string, name: string])[]
type Props = { lines: Lines; errors?: Record<string, string>; countries: Countries }

const DESCRIPTIONS = { en: 'descriptionEn', fr: 'descriptionFr', ko: 'descriptionKo' } as const

/** Every field of the business profile, by section. */
export function BusinessFields({ lines, errors, countries }: Props) {
  const t = useTranslations('sellerProfile')
  const business = useTranslations('profile')
  const row = { values: lines, errors }
  const isKorean = lines.country === 'KR'
  const field = fieldsOf(row)
  return (
    <div className="grid gap-10">
      <Section title={t('sections.company')}>
        <Field
          {...field('company')}
          label={business('company')}
          hint={isKorean ? business('latinHint') : undefined}
          autoComplete="organization"
          maxLength={200}
          required
        />
        <Field
          {...field('companyKo')}
          label={t('fields.companyKo')}
          lang="ko"
          autoComplete="off"
          maxLength={200}
        />
        <Field
          {...field('businessRegistration')}
          label={business('businessRegistration')}
          hint={isDoubtfulNumber(lines) ? business('businessRegistrationDoubt') : undefined}
          autoComplete="off"
          maxLength={40}
          required
        />
        {LOCALES.map((locale) => (
          <TextAreaField
            key={locale}
            {...field(DESCRIPTIONS[locale])}
            label={t(`fields.${DESCRIPTIONS[locale]}`)}
            lang={locale}
            rows={4}
            maxLength={4_000}
          />
        ))}
        <Field
          {...field('bandSku')}
          label={t('fields.bandSku')}
          hint={t('fields.bandSkuHint')}
          autoComplete="off"
          maxLength={200}
        />
      </Section>
      <Section title={t('sections.contact')}>
        <Field
          {...field('contactPerson')}
          label={business('contactPerson')}
          hint={
            isKorean
              ? `${business('contactPersonHint')} ${business('latinHint')}`
              : business('contactPersonHint')
          }
          autoComplete="name"
          maxLength={120}
          required
        />
        <Field
          {...field('contactEmail')}
          label={business('contactEmail')}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <Field
          {...field('contactPhone')}
          label={business('contactPhone')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          required
        />
      </Section>
      <Section title={t('sections.address')}>
        <div className="country-form grid gap-5">
          <p className="in-korea text-muted">{business('latinHint')}</p>
          <AddressFields {...row} words={useFieldWords()} />
          <HangulFields lines={lines} errors={errors} />
        </div>
      </Section>
      <Section title={t('sections.taxes')} text={t('sections.taxesText')}>
        <Field
          {...field('gstNumber')}
          label={t('fields.gstNumber')}
          hint={t('fields.gstHint')}
          autoComplete="off"
          maxLength={20}
        />
        <Field
          {...field('qstNumber')}
          label={t('fields.qstNumber')}
          hint={t('fields.qstHint')}
          autoComplete="off"
          maxLength={20}
        />
        <Field
          {...field('pstNumber')}
          label={t('fields.pstNumber')}
          hint={t('fields.pstHint')}
          autoComplete="off"
          maxLength={20}
        />
        <Field
          {...field('importerNumber')}
          label={t('fields.importerNumber')}
          hint={t('fields.importerHint')}
          autoComplete="off"
          maxLength={20}
        />
      </Section>
      <Section title={t('sections.selling')} text={t('sections.holidayText')}>
        <SelectField
          name="shippingCountry"
          label={t('fields.shippingCountry')}
          options={countries}
          defaultValue={lines.shippingCountry}
          error={errors?.shippingCountry}
        />
        <Field
          {...field('shippingFrom')}
          label={t('fields.shippingFrom')}
          hint={t('fields.shippingFromHint')}
          autoComplete="off"
          maxLength={200}
          required
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...field('holidayFrom')} label={t('fields.holidayFrom')} type="date" max="9999-12-31" />
          <Field {...field('holidayTo')} label={t('fields.holidayTo')} type="date" max="9999-12-31" />
        </div>
      </Section>
      <Section title={t('sections.warehouses')} text={t('sections.warehousesText')}>
        <WarehouseFields lines={lines} errors={errors} />
      </Section>
    </div>
  )
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid gap-5">
      <div>
        <h2 className="text-lg">{title}</h2>
        {text ? <p className="text-muted">{text}</p> : null}
      </div>
      {children}
    </section>
  )
}
