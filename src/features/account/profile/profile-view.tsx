import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { townParts } from '@/domain/people/address/address'
import { isProvince } from '@/domain/people/address/postal-code'
import { personName } from '@/domain/people/person-name'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import type { OwnProfile } from './get-profile'

/** The profile (rule P25), in the order of the reader's language and of the country. */
export function ProfileView({ profile }: { profile: OwnProfile }) {
  const t = useTranslations('profile')
  const fields = useTranslations('fields')
  const locale = useLocale()
  const { email, person, business } = profile
  const korean = locale === 'ko' ? profile.korean : null
  return (
    <div className="grid gap-10">
      <Group title={t('personal')}>
        <Row term={t('name')}>{korean?.name || personName(person)}</Row>
        <Row term={t('email')}>{email}</Row>
        <Row term={fields('phone')}>{person.phone}</Row>
        {business ? null : <Row term={t('company')}>{person.company}</Row>}
        <Row term={t('address')}>
          <Address person={{ ...person, ...korean?.place }} />
        </Row>
      </Group>
      {business ? (
        <Group title={t('business')}>
          <Row term={t('company')}>{korean?.company || business.company}</Row>
          <Row term={t('businessRegistration')}>{business.businessRegistration}</Row>
          <Row term={t('contactPerson')}>{korean?.contactPerson || business.contactPerson}</Row>
          <Row term={t('contactEmail')}>{business.contactEmail}</Row>
          <Row term={t('contactPhone')}>{business.contactPhone}</Row>
        </Group>
      ) : null}
      <p>
        <ButtonLink kind="primary" href={localePath(locale, '/profile?edit=profile')}>
          {t('edit')}
        </ButtonLink>
      </p>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-lg">{title}</h2>
      <dl className="border-line grid border-t">{children}</dl>
    </section>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  const t = useTranslations('profile')
  return (
    <div className="border-line grid gap-x-6 border-b py-3 sm:grid-cols-[12rem_1fr]">
      <dt className="text-muted">{term}</dt>
      <dd className="wrap-anywhere">{children || <span className="text-muted">{t('none')}</span>}</dd>
    </div>
  )
}

/** Largest part first in Korean, smallest first otherwise; French sets the province in brackets. */
function Address({ person }: { person: OwnProfile['person'] }) {
  const fields = useTranslations('fields')
  const provinces = useTranslations('provinces')
  const locale = useLocale()
  const { address, address2, city, province = '', postalCode, country } = person
  if (!address) return null
  const region = isProvince(province) && country === 'CA' ? provinces(province) : province
  const parts = townParts(city, region)
  const town = locale === 'fr' && parts.length > 1 ? `${city} (${region})` : parts.join(', ')
  const isKorean = country === 'KR' && locale === 'ko'
  const lines = isKorean
    ? [`(${postalCode}) ${parts.toReversed().join(' ')}`, address, address2]
    : [address, address2, `${town} ${postalCode}`]
  return [...lines, country === 'KR' ? fields('KR') : fields('CA')].filter(Boolean).map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))
}
