import type { UIFieldServerProps } from 'payload'
import { isAdminUser } from '@/admin/parts/is-admin-user'
import { adminWords } from '@/admin/parts/words'

/** On a report: the way to the screen where it is decided. */
export function ReportLink({ data, user, i18n }: UIFieldServerProps) {
  if (!isAdminUser(user) || !data?.id) return null
  return (
    <p>
      <a href={`/admin/reports?id=${data.id}`}>{adminWords(i18n, 'staff.reports')('openScreen')}</a>
    </p>
  )
}

/** On a conversation with Maru: the way to the screen where it is answered. */
export function SupportLink({ data, user, i18n }: UIFieldServerProps) {
  if (!isAdminUser(user) || !data?.id) return null
  return (
    <p>
      <a href={`/admin/support?id=${data.id}`}>{adminWords(i18n, 'staff.support')('openScreen')}</a>
    </p>
  )
}
