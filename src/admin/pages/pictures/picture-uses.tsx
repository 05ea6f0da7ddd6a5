import { isId } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import { actorOfUser, isStaff, type SignedIn } from '@/domain/people/actor'
import { languagesLacking } from '@/domain/pages/content/picture-uses'
import { getPictureUses, type FoundUse } from './uses'
import { commandTexts } from '@/admin/commands/command-texts'
import { adminWords, panelLocale } from '@/admin/parts/words'
import { ReplacePicture } from './replace-picture'
import { SentTitle } from './sent-title'

type Props = { id?: unknown; user?: SignedIn | null; i18n: { language: string } }

/** Where the form of a product, page or category is; the home page has one of its own. */
const FORMS: Partial<Record<FoundUse['kind'], string>> = {
  page: 'collections/pages',
  category: 'collections/categories',
  product: 'collections/products',
  hero: 'globals/home',
  makers: 'globals/home',
}

/** On the form of a picture: where it is used, which languages lack its words, and another in its place (rule L31). */
export async function PictureUses({ id, user, i18n }: Props) {
  if (!user || !isStaff(actorOfUser(user)) || typeof id !== 'string' || !isId(id)) return null
  const t = adminWords(i18n, 'staff.pictures')
  const { uses, total, alt } = await getPictureUses(id, panelLocale(i18n))
  const lacking = languagesLacking(alt)
  const left = total - uses.length
  return (
    <section aria-labelledby="picture-uses" className="field-type picture-uses">
      <SentTitle />
      <h3 id="picture-uses">{t('heading')}</h3>
      {uses.length === 0 ? <p>{t('none')}</p> : null}
      <ul>
        {uses.map((use, at) => (
          <li key={at}>
            <Place use={use} i18n={i18n} />
          </li>
        ))}
        {left > 0 ? <li>{t('places.more', { count: left })}</li> : null}
      </ul>
      {lacking.length > 0 ? (
        <p>
          {t('alt', { languages: lacking.map((locale: Locale) => t('lacking', { locale })).join(' · ') })}
        </p>
      ) : null}
      <p>{t('stay')}</p>
      {uses.length === 0 ? null : (
        <ReplacePicture
          id={id}
          texts={{
            title: t('title'),
            about: t('about'),
            choose: t('choose'),
            chosen: t('chosen', { name: '{name}' }),
            button: t('button'),
            sure: t('sure'),
            done: t('done', { moved: '{moved}' }),
          }}
          words={commandTexts(i18n)}
        />
      )}
    </section>
  )
}

function Place({ use: { kind, doc, title, shown }, i18n }: { use: FoundUse; i18n: { language: string } }) {
  const t = adminWords(i18n, 'staff.pictures')
  const place = t(`places.${kind}`, { title: title ?? '–' })
  const words = kind === 'page' && !shown ? t('inDraft', { place }) : place
  const form = FORMS[kind]
  return form ? <a href={['/admin', form, doc].filter(Boolean).join('/')}>{words}</a> : words
}
