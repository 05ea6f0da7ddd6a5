import { adminWords } from './words'

/** Link in the admin menu to one's own second factor. */
export function FactorLink({ i18n }: { i18n: { language: string } }) {
  return (
    <a className="nav__link" href="/admin/second-factor">
      <span className="nav__link-label">{adminWords(i18n, 'staff.factor')('title')}</span>
    </a>
  )
}
