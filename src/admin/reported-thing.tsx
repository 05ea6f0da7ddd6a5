import type { UIFieldServerProps } from 'payload'
import { isAdminUser } from './is-admin-user'
import { ReportedConversation } from './reported-conversation'
import { adminWords } from './words'

/** On a report: the way to the product or review, or the conversation, which opens with a recorded reason (rule T23). */
export function ReportedThing({ data, user, i18n }: UIFieldServerProps) {
  if (!isAdminUser(user) || !data?.id) return null
  const t = adminWords(i18n, 'staff.reports')
  if (data.subject === 'product' || data.subject === 'review') {
    const collection = data.subject === 'product' ? 'products' : 'comments'
    return (
      <p style={{ marginBottom: '1.5rem' }}>
        <a href={`/admin/collections/${collection}/${data.subjectId}`}>{t(data.subject)}</a>
      </p>
    )
  }
  return (
    <ReportedConversation
      report={data.id}
      words={{
        about: t('about'),
        reason: t('reason'),
        open: t('open'),
        failed: t('failed'),
        needsReason: t('needsReason'),
        reported: t('reported'),
        file: t('file'),
        empty: t('empty'),
      }}
    />
  )
}
