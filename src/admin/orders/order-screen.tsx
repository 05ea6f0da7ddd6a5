import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { isOrderStatus } from '@/domain/orders/order'
import { actorOfUser, isAdmin } from '@/domain/people/actor'
import { getOrder } from '@/features/orders/get-order'
import { getStaffOrder } from '@/features/orders/get-staff-order'
import { adminWords, localeOf } from '@/admin/words'
import { OpenForm } from './open-form'
import { OrderActions } from './order-actions'
import { OrderContents } from './order-contents'
import { OrderEmails } from './order-emails'
import { OrderFacts } from './order-facts'
import { OrderHistory } from './order-history'
import { OrderPapers } from './order-papers'
import { OrderPayment } from './order-payment'
import { StaffNote } from './staff-note'

/** An order as staff read it, in place of Payload's inputs: once it is said why (rule M49), all of it as text, and what an admin can do with it (rule M46). */
export async function OrderScreen({ doc, initPageResult, i18n }: DocumentViewServerProps) {
  const actor = actorOfUser(initPageResult.req.user)
  const id = String(doc?.id ?? '')
  const t = adminWords(i18n, 'staff.order')
  const mayRead = actor.kind === 'staff' && isAdmin(actor) && id !== ''
  const order = mayRead ? await getOrder(actor, id) : null
  const staff = order && (await getStaffOrder(id))
  if (!order || !staff)
    return (
      <main>
        <Gutter className="admin-order admin-screen">
          <SetStepNav nav={[{ label: t('list'), url: '/admin/collections/orders' }]} />
          <h1>{t('openHeading')}</h1>
          {mayRead ? (
            <OpenForm order={id} i18n={i18n} />
          ) : (
            <p role="alert">{adminWords(i18n, 'staff.screens')('notYours')}</p>
          )}
        </Gutter>
      </main>
    )
  const words = adminWords(i18n, 'order')
  const statuses = adminWords(i18n, 'orderStatus')
  const common = { order, staff, i18n, locale: localeOf(i18n) }
  const title = words('title', { number: order.number })
  return (
    <main>
      <Gutter className="admin-order">
        <SetStepNav nav={[{ label: t('list'), url: '/admin/collections/orders' }, { label: order.number }]} />
        <div style={{ margin: '1.5rem 0' }}>
          <h1>{title}</h1>
          <p>
            <strong data-status={order.status}>
              {isOrderStatus(order.status) ? statuses(order.status) : order.status}
            </strong>{' '}
            · <a href={`/order/${order.id}`}>{t('inShop')}</a>
          </p>
        </div>
        <div style={COLUMNS}>
          <div style={{ minWidth: 0 }}>
            <OrderContents {...common} />
            <OrderPayment {...common} />
            <OrderEmails {...common} />
          </div>
          <div style={{ minWidth: 0 }}>
            <OrderFacts {...common} />
            <OrderHistory {...common} />
            <OrderPapers {...common} />
            <StaffNote order={order.id} note={staff.staffNote ?? ''} words={noteWords(i18n)} />
          </div>
        </div>
        <OrderActions {...common} />
      </Gutter>
    </main>
  )
}

const COLUMNS = {
  display: 'grid',
  gap: '0 3rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
}

function noteWords(i18n: { language: string }) {
  const t = adminWords(i18n, 'staff.order')
  return {
    title: t('noteTitle'),
    hint: t('noteHint'),
    save: t('noteSave'),
    saved: t('noteSaved'),
    failed: t('noteFailed'),
    tooLong: adminWords(i18n, 'issues')('message.tooLong', { max: 4000 }),
  }
}
