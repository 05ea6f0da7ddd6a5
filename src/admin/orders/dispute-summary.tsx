import type { UIFieldServerProps } from 'payload'
import { dateFormat } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { isOpenDispute } from '@/domain/payments/dispute'
import type { Dispute } from '@/payload-types'
import { adminWords, localeOf } from '@/admin/words'

/** A dispute in words: what it does, until when it takes an answer, and the orders it is about (rules M44, M45). */
export async function DisputeSummary({ data, payload, user, i18n }: UIFieldServerProps) {
  const dispute = data as Dispute | undefined
  if (!dispute?.id) return null
  const t = adminWords(i18n, 'staff.disputes')
  const locale = localeOf(i18n)
  const money = (cents: number) => formatMoney(cents, locale)
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' })
  const { docs: orders } = await payload.find({
    collection: 'orders',
    where: { checkout: { equals: dispute.checkout } },
    select: { number: true, sellerName: true, totalAmount: true, refunded: true },
    sort: 'number',
    depth: 0,
    limit: 100,
    user,
    overrideAccess: false,
  })
  const { status, amount, dueBy, loss } = dispute
  return (
    <section className="field-type" data-dispute={status}>
      <p>
        <strong>{t(`about.${status}`, { amount: money(amount) })}</strong>
      </p>
      {dueBy && isOpenDispute(status) ? <p>{t('due', { day: day.format(new Date(dueBy)) })}</p> : null}
      {loss ? <p>{t('loss', { amount: money(loss) })}</p> : null}
      <h3>{t('orders')}</h3>
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
