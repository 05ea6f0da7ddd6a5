import { adminWords } from '@/admin/parts/words'

const WORK = {
  pages: '/admin/collections/pages',
  home: '/admin/globals/home',
  menus: '/admin/globals/menus',
  redirects: '/admin/collections/redirects',
  images: '/admin/collections/media',
  products: '/admin/collections/products',
  translations: '/admin/translations',
  picks: '/admin/picks',
  categories: '/admin/collections/categories',
  synonyms: '/admin/collections/synonyms',
  reviews: '/admin/collections/comments',
} as const

/** What an editor may do, each a link (rule N9). */
export function EditorsWork({ i18n }: { i18n: { language: string } }) {
  const t = adminWords(i18n, 'staff.dashboard.may')
  return (
    <section aria-labelledby="editors-work">
      <h2 id="editors-work">{t('title')}</h2>
      <ul className="panel-list">
        {Object.entries(WORK).map(([name, href]) => (
          <li key={name}>
            <a href={href}>{t(name as keyof typeof WORK)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
