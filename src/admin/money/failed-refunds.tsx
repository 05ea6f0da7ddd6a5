import type { Payload } from 'payload'
import { formatMoney } from '@/domain/money'
import { isAdminUser } from '@/admin/parts/is-admin-user'
import { adminWords, panelLocale } from '@/admin/parts/words'

const MOST = 20

type Props = { payload: Payload; user?: unknown; i18n: { language: string } }

/** Failed refunds, for admins on the dashboard. */
export async function FailedRefunds({ payload, user, i18n }: Props) {
  if (!isAdminUser(user)) return null
  const t = adminWords(i18n, 'staff.refunds')
  const { docs } = await payload.find({
    collection: 'refunds',
    where: { status: { equals: 'failed' } },
    sort: 'createdAt',
    limit: MOST,
    depth: 1,
    pagination: false,
    user: user as never,
    overrideAccess: false,
    select: { order: true, amount: true, error: true },
    populate: { orders: { number: true } },
  })
  if (docs.length === 0) return null
  return (
    <section
      aria-labelledby="failed-refunds"
      className="field-type"
      style={{
        border: '1px solid var(--theme-error-500)',
        borderRadius: 4,
        padding: '1rem 1.25rem',
        marginBottom: '1.5rem',
      }}
    >
      <h3 id="failed-refunds" style={{ marginTop: 0 }}>
        {t('title', { count: docs.length })}
      </h3>
      <p>{t('about')}</p>
      <ul>
        {docs.map(({ id, amount, error, order: of }) => (
          <li key={id}>
            <a href={`/admin/collections/refunds/${id}`}>
              {t('one', {
                amount: formatMoney(amount, panelLocale(i18n)),
                number: typeof of === 'object' ? of.number : of,
              })}
            </a>
            {error ? <> – {error}</> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
