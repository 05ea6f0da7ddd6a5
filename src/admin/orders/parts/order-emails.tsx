import { momentFormat } from '@/domain/locale'
import { emailNames } from '@/server/talk/email/email-names'
import { listAddress } from '@/admin/dashboard/list-address'
import type { OpenedOrder } from '@/admin/orders/get-opened-order'
import { adminWords } from '@/admin/parts/words'
import { commandTexts } from '@/admin/commands/command-texts'
import { OrderPart, PLAIN_LIST, type OrderProps } from './order-part'
import { SendAgain } from './send-again'

type Props = Pick<OrderProps, 'order' | 'i18n' | 'locale'> & { opened: OpenedOrder }

/** The emails about the order, oldest first, each to be sent once more (rule M47). */
export function OrderEmails({ order, opened: { emails: found, olderEmails }, i18n, locale }: Props) {
  const t = adminWords(i18n, 'staff.order')
  const { sending, failed, unsure } = commandTexts(i18n)
  const nameOf = emailNames(locale)
  const emails = found.map(({ subject, template, ...email }) => ({
    ...email,
    subject: subject ?? nameOf(template, { number: order.number }),
  }))
  const moment = momentFormat(locale, 'America/Toronto')
  return (
    <OrderPart title={t('emails')}>
      {emails.length === 0 ? <p>{t('noEmails')}</p> : null}
      {olderEmails > 0 ? (
        <p>
          <a href={listAddress('emails', { 'order.equals': order.id })}>
            {t('olderEmails', { count: olderEmails })}
          </a>
        </p>
      ) : null}
      <ul style={PLAIN_LIST}>
        {emails.map(({ id, subject, to, status, at, error, isCopy, isRepeatable }) => (
          <li key={id} data-email={status} style={{ overflowWrap: 'anywhere' }}>
            <div>
              <strong>{subject}</strong>
              {isCopy ? ` (${t('email.copy')})` : null}
            </div>
            <div>
              {to},{' '}
              {status === 'queued'
                ? t('email.queued')
                : status === 'sent'
                  ? t('email.sent', { at: moment.format(new Date(at)) })
                  : t('email.failed', { error: error ?? '–' })}
            </div>
            {isRepeatable && !isCopy ? (
              <SendAgain
                email={id}
                words={{
                  again: t('email.again'),
                  name: t('email.againName', { subject, to }),
                  done: t('email.done'),
                  sending,
                  failed,
                  unsure,
                }}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </OrderPart>
  )
}
