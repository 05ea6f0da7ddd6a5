import { panelLocale } from '@/admin/parts/panel-locale'
import { adminWords } from '@/admin/parts/words'
import { actorOfUser, isStaff, type SignedIn } from '@/domain/people/actor'
import { goneLinks } from '@/admin/pages/publication/gone-links'

type Props = { user?: SignedIn | null; i18n: { language: string } }

/** On the dashboard: links of home, menu and footer that lead nowhere any more (rules L28, L30). */
export async function GoneLinks({ user, i18n }: Props) {
  if (!user || !isStaff(actorOfUser(user))) return null
  const found = await goneLinks(panelLocale(i18n))
  if (found.length === 0) return null
  const t = adminWords(i18n, 'staff.pages')
  return (
    <section aria-labelledby="gone-links" className="field-type admin-page-french">
      <h2 id="gone-links">{t('goneTitle', { count: found.length })}</h2>
      <p>{t('goneAbout')}</p>
      <ul>
        {found.map(({ global, words }, at) => (
          <li key={at}>
            <a href={`/admin/globals/${global}`}>{words}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
