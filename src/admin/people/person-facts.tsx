import type { ReactNode } from 'react'
import { townParts } from '@/domain/people/address/address'
import { countryName } from '@/domain/people/address/place-name'
import { PanelMoment } from '@/admin/parts/panel-moment'
import { adminWords } from '@/admin/parts/words'
import type { PersonProps } from './one-person'

/** Who a member is and how the account stands. */
export function PersonFacts({ person, i18n, locale }: PersonProps) {
  const t = adminWords(i18n, 'staff.people')
  const languages = adminWords(i18n, 'staff.languages')
  const {
    name,
    email,
    isConfirmed,
    phone,
    company,
    city,
    province,
    country,
    seller,
    suspendedAt,
    suspendedReason,
    worksFor,
    colleagues,
  } = person
  const role = adminWords(i18n, 'sellerPeople.roles')
  const personLink = ({ id, name: of, role: as }: NonNullable<typeof worksFor>) => (
    <a key={id} href={`/admin/people?id=${id}`}>
      {of} ({role(as)})
    </a>
  )
  const place = [...townParts(city, province), country && countryName(country, locale)]
    .filter(Boolean)
    .join(', ')
  const facts: [string, ReactNode][] = [
    [t('email'), isConfirmed ? email : t('unconfirmed', { email })],
    [t('phone'), phone],
    [t('company'), seller?.company ?? company],
    [t('place'), place],
    [t('language'), languages(person.locale)],
    [t('since'), <PanelMoment key="since" at={person.at} locale={locale} />],
    [t('sellerStatus'), seller && t(`sellerStatuses.${seller.status}`)],
    [t('sellerReason'), seller?.reason],
    [t('registration'), seller?.registration],
    [t('suspendedSince'), suspendedAt && <PanelMoment key="suspended" at={suspendedAt} locale={locale} />],
    [t('suspendedReason'), suspendedReason],
    [t('worksFor'), worksFor && personLink(worksFor)],
    [
      t('colleagues'),
      colleagues.length > 0 && <Colleagues key="colleagues">{colleagues.map(personLink)}</Colleagues>,
    ],
    [t('openOrders'), String(person.openOrders)],
  ]
  return (
    <>
      <h2>{name ?? email}</h2>
      <dl className="panel-facts">
        {facts.map(([label, fact]) =>
          fact ? (
            <div key={label} className="panel-fact">
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p>
        <a href={`/admin/collections/users/${person.id}`}>{t('account')}</a>
        {seller ? (
          <>
            {' · '}
            <a href={`/admin/collections/sellers/${person.id}`}>{t('profile')}</a>
          </>
        ) : null}
      </p>
    </>
  )
}

/** One below the other. */
function Colleagues({ children }: { children: ReactNode[] }) {
  return children.map((each, at) => <div key={at}>{each}</div>)
}
