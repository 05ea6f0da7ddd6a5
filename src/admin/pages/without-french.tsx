import { actorOfUser, isStaff, type SignedIn } from '@/domain/people/actor'
import { pagesWithoutFrench } from '@/admin/pages/publication/without-french'
import { adminWords } from '@/admin/parts/words'

type Props = { user?: SignedIn | null; i18n: { language: string } }

/** On the dashboard: published pages without current French, which the law of Quebec asks for (rule L25). */
export async function WithoutFrench({ user, i18n }: Props) {
  if (!user || !isStaff(actorOfUser(user))) return null
  const found = await pagesWithoutFrench()
  if (found.length === 0) return null
  const t = adminWords(i18n, 'staff.pages')
  return (
    <section aria-labelledby="without-french" className="field-type admin-page-french">
      <h2 id="without-french">{t('legalTitle', { count: found.length })}</h2>
      <p>{t('legalAbout')}</p>
      <ul>
        {found.map(({ id, title }) => (
          <li key={id}>
            <a href={`/admin/collections/pages/${id}?locale=fr`}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
