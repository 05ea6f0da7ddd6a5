import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { isOrderStatus } from '@/domain/orders/order'
import { isPartlyShipped } from '@/domain/orders/shipping/parcels'
import { actorOfUser, isAdmin } from '@/domain/people/actor'
import { formatMoney } from '@/domain/money'
import { getOpenedOrder } from './get-opened-order'
import { getOrder, getOrderBasics } from '@/features/buying/orders/get-order'
import { getStaffOrder } from './get-staff-order'
import { promisedArrival } from '@/server/texts/arrival-text'
import { stateTone } from '@/admin/lists/state-tones'
import { momentText } from '@/admin/parts/moment-text'
import { adminWords, panelLocale } from '@/admin/parts/words'
import { openingOf } from './opening-of'
import { OpenOrder } from './open-order'
import { orderActions } from './order-actions'
import { OrderBar } from './order-bar'
import { OrderBuyer } from './parts/order-buyer'
import { OrderContents } from './parts/order-contents'
import { OrderConversation } from './parts/order-conversation'
import { OrderEmails } from './parts/order-emails'
import { OrderHistory } from './parts/order-history'
import { OrderPapers } from './parts/order-papers'
import { OrderParcels } from './parts/order-parcels'
import { OrderPayment } from './parts/order-payment'
import { OrderSeller } from './parts/order-seller'
import { StaffNote } from './parts/staff-note'

/**
 * An order as staff read it, in place of Payload's inputs (rule M46): what the work needs at once; what is private only once it is said
 * why, and not even read before (rule M49).
 */
export async function StaffOrderScreen({ doc, initPageResult, i18n }: DocumentViewServerProps) {
  const { user } = initPageResult.req
  const actor = actorOfUser(user)
  const id = String(doc?.id ?? '')
  const locale = panelLocale(i18n)
  const t = adminWords(i18n, 'staff.order')
  const mayRead = actor.kind === 'staff' && isAdmin(actor) && id !== ''
  const [basics, staff, opened, whole] = mayRead
    ? await Promise.all([
        getOrderBasics(user, id, locale),
        getStaffOrder(id),
        getOpenedOrder(actor, id),
        getOrder(user, id, locale),
      ])
    : []
  if (!mayRead || !basics || !staff)
    return (
      <main>
        <Gutter className="admin-order admin-screen">
          <SetStepNav nav={[{ label: t('list'), url: '/admin/collections/orders' }]} />
          <h1>{t('openHeading')}</h1>
          <p role="alert">{adminWords(i18n, 'staff.screens')('notYours')}</p>
        </Gutter>
      </main>
    )
  const { number, status } = basics
  const tone = stateTone(status)
  const common = { order: basics, whole: whole ?? null, staff, i18n, locale }
  return (
    <main>
      <Gutter className="admin-order">
        <SetStepNav nav={[{ label: t('list'), url: '/admin/collections/orders' }, { label: number }]} />
        <OrderBar label={t('actions')} actions={orderActions(common)}>
          <h1>{adminWords(i18n, 'order')('title', { number })}</h1>
          <span className={tone ? `admin-badge admin-badge-${tone}` : 'admin-badge'} data-status={status}>
            {isOrderStatus(status) ? adminWords(i18n, 'orderStatus')(status) : status}
          </span>
          {isPartlyShipped(basics) ? (
            <span className="admin-badge admin-badge-celadon">{adminWords(i18n, 'parcels')('partly')}</span>
          ) : null}
          {basics.lateness ? (
            <span className="admin-badge admin-badge-persimmon">
              {adminWords(i18n, 'orderStatus')('late')}
            </span>
          ) : null}
          <span>{formatMoney(basics.total, locale)}</span>
          <span>{t('placed', { at: momentText(new Date(basics.placedAt), locale) })}</span>
          {basics.lateness ? <span>{promisedArrival(basics, locale)}</span> : null}
          {whole ? <a href={`/order/${id}`}>{t('inShop')}</a> : null}
        </OrderBar>
        <div className="order-columns">
          <div>
            <OrderContents {...common} />
            <OrderParcels {...common} />
            <OrderHistory {...common} />
            <OrderPayment {...common} />
            {opened?.thread ? (
              <OrderConversation staff={actor.id} thread={opened.thread} i18n={i18n} locale={locale} />
            ) : null}
            {opened ? <OrderEmails opened={opened} {...common} /> : null}
          </div>
          <div>
            <OpenOrder order={id} isOpen={Boolean(opened)} {...openingOf(i18n, opened?.until)} />
            <OrderBuyer {...common} />
            <OrderSeller {...common} />
            <OrderPapers {...common} />
            {opened ? <StaffNote order={id} note={opened.staffNote ?? ''} words={noteWords(i18n)} /> : null}
          </div>
        </div>
      </Gutter>
    </main>
  )
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
