import { createTranslator } from 'next-intl'
import type { UIFieldServerProps } from 'payload'
import en from '@/messages/en.json'

const t = createTranslator({ locale: 'en', messages: en, namespace: 'staff.factor' })

/** On a colleague with a second factor, for admins: link to the page that removes it. */
export function ResetFactorLink({ data, user }: UIFieldServerProps) {
  if (data?.factor !== 'on' || user?.collection !== 'staff' || user.role !== 'admin') return null
  const isOwn = data.id === user.id
  return (
    <p>
      <a href={isOwn ? '/admin/second-factor' : `/admin/second-factor/${data.id}`}>
        {t(isOwn ? 'title' : 'resetTitle')}
      </a>
    </p>
  )
}
