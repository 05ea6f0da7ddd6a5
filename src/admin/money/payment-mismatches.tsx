import type { Payload } from 'payload'
import { isAdminUser } from '@/admin/parts/is-admin-user'
import { PanelMoment } from '@/admin/parts/panel-moment'
import { adminWords, panelLocale } from '@/admin/parts/words'
import { eventWords } from '@/admin/records/audit/events/event-words'

const DAYS = 30
const MOST = 20

const recent = () => new Date(Date.now() - DAYS * 86_400_000).toISOString()

type Props = { payload: Payload; user?: unknown; i18n: { language: string } }

/** Recent payments that did not match what was requested, for admins: they settled nothing. */
export async function PaymentMismatches({ payload, user, i18n }: Props) {
  if (!isAdminUser(user)) return null
  const t = adminWords(i18n, 'staff.mismatches')
  const { docs } = await payload.find({
    collection: 'audit-events',
    where: { and: [{ action: { equals: 'payment.mismatch' } }, { createdAt: { greater_than: recent() } }] },
    sort: '-createdAt',
    limit: MOST,
    depth: 0,
    pagination: false,
    user: user as never,
    overrideAccess: false,
  })
  if (docs.length === 0) return null
  const locale = panelLocale(i18n)
  const words = await eventWords(locale)
  return (
    <section
      aria-labelledby="payment-mismatches"
      className="field-type"
      style={{
        border: '1px solid var(--theme-error-500)',
        borderRadius: 4,
        padding: '1rem 1.25rem',
        marginBottom: '1.5rem',
      }}
    >
      <h3 id="payment-mismatches" style={{ marginTop: 0 }}>
        {t('title', { count: docs.length })}
      </h3>
      <p>{t('about')}</p>
      <ul>
        {docs.map(({ id, subject, subjectId, details, createdAt }) => (
          <li key={id}>
            <a href={`/admin/collections/${subject}/${subjectId}`}>
              <PanelMoment at={createdAt} locale={locale} />
            </a>{' '}
            {words.details(details ?? null, subject ?? null)}
          </li>
        ))}
      </ul>
    </section>
  )
}
