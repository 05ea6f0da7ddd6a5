import { createTranslator } from 'next-intl'
import en from '@/messages/en.json'

const t = createTranslator({ locale: 'en', messages: en, namespace: 'staff.factor' })

/** Link in the admin menu to one's own second factor. */
export function FactorLink() {
  return (
    <a className="nav__link" href="/admin/second-factor">
      <span className="nav__link-label">{t('title')}</span>
    </a>
  )
}
