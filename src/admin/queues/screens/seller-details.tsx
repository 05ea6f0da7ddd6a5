import { addressLines, townParts } from '@/domain/people/address/address'
import { countryName } from '@/domain/people/address/place-name'
import { colon, momentFormat, type Locale } from '@/domain/locale'
import { sentName } from '@/domain/forms/upload'
import type { AskingSeller } from '@/admin/queues/decisions/get-asking-sellers'
import { adminWords, panelLocale } from '@/admin/parts/words'
import { ComparedTable } from './compared-table'

type Language = { language: string }
type Props = { seller: AskingSeller; i18n: Language }

/** What staff read before they approve a seller: company, numbers, address, documents, and what changed. */
export function SellerDetails({ seller, i18n }: Props) {
  const t = adminWords(i18n, 'staff.queue.seller')
  const moment = momentFormat(panelLocale(i18n), 'America/Toronto')
  const day = (at: string) => moment.format(new Date(at))
  const { profile, email, memberSince, asked, refusal } = seller
  const isKorean = profile.country === 'KR'
  const lines = [
    [t('fields.company'), profile.company],
    [t('fields.company_ko'), profile.company_ko],
    [t('fields.contact_person'), profile.contact_person],
    ...(isKorean ? [[t('fields.contact_person_ko'), profile.contact_person_ko] as const] : []),
    [t('fields.contact_email'), profile.contact_email],
    [t('fields.contact_phone'), profile.contact_phone],
    [t('account'), email],
    [t('memberSince'), memberSince ? day(memberSince) : null],
    [t('fields.address'), addressOf(profile, panelLocale(i18n))],
    ...(isKorean ? [[t('fields.address_ko'), hangulAddress(profile)] as const] : []),
  ] as const
  return (
    <>
      {asked ? <LongText title={t('asked')} text={asked} /> : null}
      {refusal ? <LongText title={t('refusedBefore')} text={refusal} /> : null}
      <dl className="queue-facts">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || t('none')}</dd>
          </div>
        ))}
      </dl>
      <Numbers seller={seller} i18n={i18n} />
      <h3>{t('documents')}</h3>
      {seller.documents.length === 0 ? <p className="queue-note">{t('noDocuments')}</p> : null}
      <ul className="queue-list">
        {seller.documents.map(({ id, name, at, isNew }) => (
          <li key={id}>
            <a href={`/api/documents/file/${encodeURIComponent(name)}`}>{sentName(name)}</a> ({day(at)}
            {isNew ? `, ${t('newDocument')}` : ''})
          </li>
        ))}
      </ul>
      <Changes seller={seller} i18n={i18n} />
    </>
  )
}

function LongText({ title, text }: { title: string; text: string }) {
  return (
    <div className="queue-words">
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  )
}

function Numbers({ seller: { numbers, sameNumber }, i18n }: Props) {
  const t = adminWords(i18n, 'staff.queue.seller')
  return (
    <>
      <h3>{t('numbers')}</h3>
      <ul className="queue-list">
        {numbers.map(({ name, value, check }) => (
          <li key={name}>
            {t(`fields.${name}`)}
            {colon(panelLocale(i18n))}
            {value ? <strong>{value}</strong> : null} {t(`checks.${check}`)}
          </li>
        ))}
      </ul>
      {sameNumber.length > 0 ? (
        <p className="panel-wrong queue-problem">
          {t('sameNumber')}{' '}
          {sameNumber.map(({ id, company }) => (
            <a key={id} href={`/admin/collections/sellers/${id}`}>
              {company}{' '}
            </a>
          ))}
        </p>
      ) : null}
    </>
  )
}

/** What the seller changed since they asked, were refused or were asked for a document, side by side. */
function Changes({ seller: { changed, seenAt, seenBecause }, i18n }: Props) {
  const t = adminWords(i18n, 'staff.queue.seller')
  if (!seenAt) return null
  const locale = panelLocale(i18n)
  const date = momentFormat(locale, 'America/Toronto').format(new Date(seenAt))
  const title = t(`changed.${seenBecause}`, { date })
  return (
    <>
      <h3>{title}</h3>
      {changed.length === 0 ? (
        <p className="queue-note">{t('unchanged')}</p>
      ) : (
        <ComparedTable
          label={title}
          columns={[t('field'), t('before'), t('now')]}
          rows={changed.map(({ name, before, now }) => ({
            name,
            label: t(`fields.${name}`),
            one: valueOf(name, before, locale) ?? t('none'),
            other: valueOf(name, now, locale) ?? t('none'),
          }))}
        />
      )}
    </>
  )
}

function addressOf(
  { address, address2, city, province, postal_code, country }: AskingSeller['profile'],
  locale: Locale,
) {
  const land = country && countryName(country, locale)
  return [address, address2, ...townParts(city, province), postal_code, land].filter(Boolean).join(', ')
}

const hangulAddress = ({ address_ko, address2_ko, city_ko, province_ko }: AskingSeller['profile']) =>
  addressLines({
    address: address_ko ?? null,
    address2: address2_ko ?? null,
    city: city_ko ?? null,
    province: province_ko ?? null,
    postalCode: null,
    country: 'KR',
  }).join(', ')

/** What changed, in words: of a country its name. */
const valueOf = (name: string, value: string | null, locale: Locale) =>
  name === 'country' && value ? countryName(value, locale) : value
