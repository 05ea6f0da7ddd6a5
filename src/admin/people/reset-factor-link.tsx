import type { UIFieldServerProps } from 'payload'
import { adminWords } from '@/admin/parts/words'

/** On a colleague with a second factor, for admins: link to the page that removes it. */
export function ResetFactorLink({ data, user, i18n }: UIFieldServerProps) {
  if (data?.factor !== 'on' || user?.collection !== 'staff' || user.role !== 'admin') return null
  const t = adminWords(i18n, 'staff.factor')
  const isOwn = data.id === user.id
  return (
    <p>
      <a href={isOwn ? '/admin/second-factor' : `/admin/second-factor/${data.id}`}>
        {t(isOwn ? 'title' : 'resetTitle')}
      </a>
    </p>
  )
}
