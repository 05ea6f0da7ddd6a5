import type { UIFieldServerProps } from 'payload'
import { momentFormat } from '@/domain/locale'
import { addAll, formatMoney, multiply } from '@/domain/money'
import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'
import { unpaidLimits } from '@/domain/cart/unpaid'
import { isAdminUser } from '@/admin/parts/is-admin-user'
import { adminWords, panelLocale } from '@/admin/parts/words'

type OfferItem = { quantity: number; unitPrice?: number | null }

const goodsTotal = (items: readonly OfferItem[]) =>
  addAll(items.map(({ quantity, unitPrice }) => multiply(unitPrice ?? 0, quantity)))

/** On a member and a checkout: what the account has reserved without paying. */
export async function UnpaidOrders({ data, payload, user, collectionSlug, i18n }: UIFieldServerProps) {
  const of: unknown = collectionSlug === 'users' ? data?.id : data?.buyer
  const buyer = typeof of === 'string' ? of : undefined
  if (!isAdminUser(user) || !buyer) return null
  const asked = { depth: 0, pagination: false, user, overrideAccess: false } as const
  const { docs: checkouts } = await payload.find({
    ...asked,
    collection: 'checkouts',
    where: { and: [{ buyer: { equals: buyer } }, { status: { equals: 'pending_payment' } }] },
    select: { number: true, total: true, provider: true, expiresAt: true },
    sort: 'createdAt',
  })
  // Whose order a reservation is, nobody reads there (rule M49); only the sum is shown.
  const { docs: reserved } = await payload.find({
    ...asked,
    overrideAccess: true,
    collection: 'reservations',
    where: {
      and: [
        { 'checkout.buyer': { equals: buyer } },
        { 'checkout.status': { equals: 'pending_payment' } },
        { status: { equals: 'open' } },
      ],
    },
    select: { quantity: true },
  })
  // What is in an offer is its two sides' (rule M74); only its sum is shown.
  const { docs: offers } = await payload.find({
    ...asked,
    overrideAccess: true,
    collection: 'price-requests',
    where: { and: [{ buyer: { equals: buyer } }, { reservesStock: { equals: true } }] },
    select: { number: true, items: true, expiresAt: true },
    sort: 'createdAt',
  })
  const { totalDocs: paid } = await payload.count({
    collection: 'orders',
    where: {
      and: [
        { buyer: { equals: buyer } },
        { confirmedAt: { exists: true } },
        { status: { not_equals: 'cancelled' } },
      ],
    },
    user,
    overrideAccess: false,
  })
  const t = adminWords(i18n, 'staff.unpaid')
  const moment = momentFormat(panelLocale(i18n), SETTLEMENT_ZONE)
  const { value, units } = unpaidLimits(paid > 0)
  const inOffers = offers.flatMap(({ items }) => items)
  return (
    <section aria-labelledby="unpaid-orders" className="field-type" style={{ marginBottom: '1.5rem' }}>
      <h3 id="unpaid-orders" style={{ marginTop: 0 }}>
        {t('title')}
      </h3>
      <p>
        {t('reserved', {
          count: checkouts.length,
          value: formatMoney(addAll(checkouts.map(({ total }) => total)), panelLocale(i18n)),
          units: reserved.reduce((sum, { quantity }) => sum + quantity, 0),
        })}{' '}
        {t('offers', {
          count: offers.length,
          value: formatMoney(goodsTotal(inOffers), panelLocale(i18n)),
          units: inOffers.reduce((sum, { quantity }) => sum + quantity, 0),
        })}{' '}
        {t(paid > 0 ? 'known' : 'new', { value: formatMoney(value, panelLocale(i18n)), units })}
      </p>
      <ul>
        {checkouts.map(({ id, number, total, provider, expiresAt }) => (
          <li key={id}>
            <a href={`/admin/collections/checkouts/${id}`}>{number}</a>{' '}
            {t('one', {
              total: formatMoney(total, panelLocale(i18n)),
              provider,
              until: expiresAt ? moment.format(new Date(expiresAt)) : '',
            })}
          </li>
        ))}
        {offers.map(({ id, number, items, expiresAt }) => (
          <li key={id}>
            <a href={`/admin/collections/price-requests/${id}`}>{number}</a>{' '}
            {t('offer', {
              total: formatMoney(goodsTotal(items), panelLocale(i18n)),
              until: moment.format(new Date(expiresAt)),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
