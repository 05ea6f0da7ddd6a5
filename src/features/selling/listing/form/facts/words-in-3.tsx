'use client'

import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { Locale } from '@/domain/locale'
import { TEXT_FIELDS, type ProductValues } from '@/domain/products/listing/product-values'
import { isBlank } from '@/domain/values/text'
import { LOCALE_NAMES } from '@/messages/locales'
import { useFormFrame } from '@/features/selling/listing/form/form-frame'
import { TextInput } from '@/features/selling/listing/form/inputs/text-input'
import { away, languagesFor } from '@/features/selling/listing/form/steps/steps'

type Props = { language: Locale; onShow: (language: Locale) => void }

const TAB = 'words-tab-'
const PANEL = 'words-'
const ROWS: Partial<Record<string, number>> = { description: 7 }
const TURNS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * The texts of a product by language, as tabs that say how far each is, the reader's own first (rule S40). English is required to be
 * sent (rule C18). Without script the languages follow one another.
 */
export function WordsIn3({ language, onShow }: Props) {
  const { locale } = useFormFrame()
  const t = useTranslations('productForm')
  const languages = languagesFor(locale)
  const turn = (event: KeyboardEvent, from: Locale) => {
    const by = TURNS[event.key]
    const next = by && languages.at((languages.indexOf(from) + by) % languages.length)
    if (!next) return
    event.preventDefault()
    onShow(next)
    document.getElementById(TAB + next)?.focus()
  }
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('languages')}</p>
      <div role="tablist" aria-label={t('languageTabs')} data-scripted="" className="border-line border-b">
        <div role="presentation" className="-mb-px flex flex-wrap gap-x-1">
          {languages.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={TAB + each}
              aria-controls={PANEL + each}
              aria-selected={each === language}
              tabIndex={each === language ? 0 : -1}
              className={`min-h-11 border-b-2 px-3 py-2 text-start ${each === language ? 'border-celadon text-celadon font-semibold' : 'hover:border-edge border-transparent'}`}
              onClick={() => onShow(each)}
              onKeyDown={(event) => turn(event, each)}
            >
              <span lang={each}>{LOCALE_NAMES[each]}</span>
              <TabState language={each} />
            </button>
          ))}
        </div>
      </div>
      {languages.map((each) => (
        <div
          key={each}
          role="tabpanel"
          id={PANEL + each}
          aria-labelledby={TAB + each}
          {...away(each !== language, 'everywhere')}
          className="grid gap-5"
        >
          <h3 data-unscripted="" className="font-semibold" lang={each}>
            {LOCALE_NAMES[each]}
          </h3>
          {TEXT_FIELDS.map((name) => (
            <TextInput
              key={name}
              name={`${name}.${each}`}
              label={t(name)}
              limit={name}
              lang={each}
              rows={ROWS[name]}
              isOptional={each !== 'en'}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** '3 of 4', and what is wrong or still needed. */
function TabState({ language }: { language: Locale }) {
  const { issues } = useFormFrame()
  const t = useTranslations('productForm')
  const texts = useWatch<ProductValues, typeof TEXT_FIELDS>({ name: TEXT_FIELDS })
  const done = texts.filter((text) => !isBlank(text?.[language] ?? '')).length
  const isWrong = TEXT_FIELDS.some((name) => issues[`${name}.${language}`])
  const count = t('tabCount', { done: String(done), all: String(TEXT_FIELDS.length) })
  const isNeeded = language === 'en' && done < TEXT_FIELDS.length
  return (
    <span className="text-muted block text-sm font-normal tabular-nums">
      {count}
      {isWrong ? <span className="text-persimmon-deep"> · {t('tabWrong')}</span> : null}
      {isNeeded && !isWrong ? ` · ${t('tabNeeded')}` : ''}
    </span>
  )
}
