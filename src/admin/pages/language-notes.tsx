import type { TextFieldServerProps } from 'payload'
import { textLines } from '@/domain/pages/content/text-lines'
import { actorOfUser, isStaff } from '@/domain/people/actor'
import { adminWords } from '@/admin/parts/words'
import { isLocale } from '@/messages/locales'
import { LANGUAGE_STATES, TRANSLATIONS } from '@/domain/pages/page-languages'
import { LanguageLine } from './language-line'
import { statesOfLanguages } from './states-of-languages'

/** Above a page's form: how its translations stand, and beside a translation the English it is made from (rule L25). */
export async function LanguageNotes({ id, user, payload, req, i18n }: TextFieldServerProps) {
  if (!id || !user || !isStaff(actorOfUser(user))) return null
  const t = adminWords(i18n, 'staff.pages')
  const asked = { collection: 'pages', id, draft: true, trash: true, depth: 0, disableErrors: true } as const
  const english = await payload.findByID({
    ...asked,
    locale: 'en',
    fallbackLocale: false,
    user,
    overrideAccess: false,
  })
  const states = statesOfLanguages(english?.languages)
  const own = isLocale(req.locale) && req.locale !== 'en' ? req.locale : null
  return (
    <div className="field-type admin-page-languages">
      <LanguageLine texts={textsOfStates(t)} />
      {own && english ? (
        <details open={states.some(({ locale, state }) => locale === own && state === 'missing')}>
          <summary>{t('english')}</summary>
          <div lang="en">
            <p>
              <strong>{english.title}</strong>
            </p>
            {english.description ? <p>{english.description}</p> : null}
            <div
              className="tw:max-h-[40vh] tw:overflow-y-auto tw:wrap-anywhere"
              role="region"
              aria-label={t('english')}
              tabIndex={0}
            >
              {textLines(english.content).map((line, at) => (
                <p key={at}>{line}</p>
              ))}
            </div>
          </div>
          <p>
            {t('copyHint')} <a href="?locale=en">{t('openEnglish')}</a>
          </p>
        </details>
      ) : null}
    </div>
  )
}

const textsOfStates = (t: ReturnType<typeof adminWords<'staff.pages'>>) =>
  Object.fromEntries(
    TRANSLATIONS.map((locale) => [
      locale,
      Object.fromEntries(LANGUAGE_STATES.map((state) => [state, t('language', { locale, state })])),
    ]),
  )
