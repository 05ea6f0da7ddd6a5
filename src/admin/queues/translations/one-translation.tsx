import { MAX_LENGTH } from '@/domain/products/listing/product-limits'
import { TEXT_FIELDS } from '@/domain/products/listing/product-values'
import { writtenName } from '@/domain/products/listing/translation'
import { getTranslation, type TranslationView } from './list-translations'
import { CommandForm } from '@/admin/commands/command-form'
import { commandTexts, lengthLimit } from '@/admin/commands/command-texts'
import type { ScreenProps } from '@/admin/frame/admin-screen'
import { PanelMoment } from '@/admin/parts/panel-moment'
import { adminWords } from '@/admin/parts/words'

type Props = Pick<ScreenProps, 'i18n' | 'locale' | 'actor'>

/** One listing to translate: what its seller wrote, and fields for what is missing (rule S47). */
export async function OneTranslation({ draft, ...props }: Props & { draft: string }) {
  const t = adminWords(props.i18n, 'staff.translations')
  const found = await getTranslation(draft)
  return (
    <>
      <p>
        <a href="/admin/translations">{t('back')}</a>
      </p>
      {found ? (
        <div className="panel-panes">
          <TranslationText found={found} {...props} />
          <Moves found={found} {...props} />
        </div>
      ) : (
        <p role="alert">{t('gone')}</p>
      )}
    </>
  )
}

function TranslationText({ found, i18n, locale }: Props & { found: TranslationView }) {
  const t = adminWords(i18n, 'staff.translations')
  const fields = adminWords(i18n, 'productForm')
  const languages = adminWords(i18n, 'staff.languages')
  const { name, company, at, taker, words } = found
  const written = (['ko', 'en', 'fr'] as const).filter((each) =>
    TEXT_FIELDS.some((field) => words[field][each].trim()),
  )
  return (
    <div>
      <h2>{name ?? t('unnamed')}</h2>
      <p className="panel-muted">
        {[company, taker ? t('takenBy', { name: taker }) : t('free')].filter(Boolean).join(' · ')}{' '}
        <PanelMoment at={at} locale={locale} />
      </p>
      {written.map((each) => (
        <div key={each}>
          <h3>{languages(each)}</h3>
          <dl className="panel-facts" lang={each}>
            {TEXT_FIELDS.filter((field) => words[field][each].trim()).map((field) => (
              <div key={field}>
                <dt lang={locale}>{fields(field)}</dt>
                <dd className="panel-words">{words[field][each]}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}

function Moves({ found, i18n, actor }: Props & { found: TranslationView }) {
  const t = adminWords(i18n, 'staff.translations')
  const names = adminWords(i18n, 'productForm')
  const languages = adminWords(i18n, 'staff.languages')
  const { id, takenBy, taker, wanted, seen } = found
  const words = commandTexts(i18n)
  return (
    <div>
      {takenBy === actor.id ? null : (
        <CommandForm
          title={t('take')}
          about={taker ? t('takeOver', { name: taker }) : t('takeAbout')}
          command="translation-take"
          known={{ draft: id, from: takenBy ?? '' }}
          fields={[]}
          button={t('take')}
          done={t('taken')}
          sure={t('takeSure')}
          words={words}
        />
      )}
      <CommandForm
        title={t('write')}
        about={wanted.length > 0 ? t('writeAbout') : t('nothingLeft')}
        command="translation-done"
        known={{ draft: id, seen }}
        fields={wanted.map((each) => ({
          name: writtenName(each),
          label: `${names(each.field)} (${languages(each.language)})`,
          isLong: each.field === 'description',
          blank: adminWords(i18n, 'issues')('translation.missing'),
          ...lengthLimit(i18n, MAX_LENGTH[each.field]),
        }))}
        button={wanted.length > 0 ? t('send') : t('close')}
        done={t('sent')}
        sure={wanted.length > 0 ? t('sure') : t('closeSure')}
        words={words}
      />
    </div>
  )
}
