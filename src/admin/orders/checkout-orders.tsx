import type { UIFieldServerProps } from 'payload'
import { formatMoney } from '@/domain/money'
import { adminWords, panelLocale } from '@/admin/parts/words'

type Props = Pick<UIFieldServerProps, 'collectionSlug' | 'data' | 'payload'> & {
  user: UIFieldServerProps['user'] | null
  i18n: { language: string }
}

/** The orders of one payment: on the payment itself, and on a dispute about it. */
export async function CheckoutOrders({ collectionSlug, data, payload, user, i18n }: Props) {
  const checkout: unknown = collectionSlug === 'checkouts' ? data?.id : data?.checkout
  if (typeof checkout !== 'string') return null
  const t = adminWords(i18n, 'staff.disputes')
  const money = (cents: number) => formatMoney(cents, panelLocale(i18n))
  const { docs: orders } = await payload.find({
    collection: 'orders',
    where: { checkout: { equals: checkout } },
    select: { number: true, sellerName: true, totalAmount: true, refunded: true },
    sort: 'number',
    depth: 0,
    limit: 100,
    user,
    overrideAccess: false,
  })
  return (
    <section className="field-type" aria-labelledby="checkout-orders">
      <h3 id="checkout-orders">{t('orders')}</h3>
      <ul>
        {orders.map(({ id, number, sellerName, totalAmount, refunded }) => (
          <li key={id}>
            <a href={`/admin/collections/orders/${id}`}>
              {t('one', {
                number,
                seller: sellerName,
                total: money(totalAmount),
                refunded: money(refunded),
              })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
