'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { dayIn, formatDays } from '@/domain/values/calendar'
import type { Lines } from '@/domain/forms/form-rows'
import { LOCALES, type Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import { announcedHoliday } from '@/domain/people/sellers/holiday'
import { LOCALE_NAMES } from '@/messages/locales'
import type { OwnPageView, PageGoods } from './get-page'

type Props = {
  typed: Lines
  page: Pick<OwnPageView, 'name' | 'other' | 'place'>
  goods: readonly PageGoods[]
  locale: Locale
}

/** The top of the own page as one types it: picture, holiday and description, in the language that is chosen (rule C75). */
export function PagePreview({ typed, page, goods, locale }: Props) {
  const t = useTranslations('ownPage')
  const product = useTranslations('product')
  const [language, setLanguage] = useState(locale)
  const { descriptionEn: en, descriptionFr: fr, descriptionKo: ko } = typed
  const text = localizedText({ en, fr, ko }, language)
  const picture = goods.find(({ sku }) => sku === typed.bandSku?.trim()) ?? goods[0]
  const holiday = announcedHoliday(typed, dayIn('America/Toronto', new Date()))
  return (
    <section aria-labelledby="page-preview" data-scripted="" className="grid content-start gap-3">
      <h2 id="page-preview" className="text-lg">
        {t('preview')}
      </h2>
      <div role="group" aria-label={t('previewIn')} className="flex flex-wrap gap-2">
        {LOCALES.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-pressed={each === language}
            className={`button ${each === language ? 'border-celadon text-celadon' : ''}`}
            onClick={() => setLanguage(each)}
          >
            {LOCALE_NAMES[each]}
          </button>
        ))}
      </div>
      <div className="border-line grid gap-4 overflow-hidden rounded-md border">
        {picture ? (
          <div className="picture aspect-4/3">
            <img src={picture.cover} alt={picture.name} className="size-full object-cover" decoding="async" />
          </div>
        ) : null}
        <div className="grid gap-2 px-4 pb-4">
          <p className="text-xl wrap-anywhere">{page.name}</p>
          {page.other ? (
            <p className="text-muted" lang={page.other.lang}>
              {page.other.text}
            </p>
          ) : null}
          <p>{page.place}</p>
          {holiday ? (
            <p className="bg-persimmon-wash rounded-md p-3 text-sm">
              {product('holiday', {
                seller: page.name,
                dates: formatDays(holiday.from, holiday.to, locale, dayIn('America/Toronto', new Date())),
              })}
            </p>
          ) : null}
          <p
            className={`wrap-anywhere whitespace-pre-line ${text.text ? '' : 'text-muted'}`}
            lang={text.lang ?? (text.text ? language : undefined)}
          >
            {text.text || t('noText')}
          </p>
          <p className="text-muted text-sm">{t('follows')}</p>
        </div>
      </div>
    </section>
  )
}
