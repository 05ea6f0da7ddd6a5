'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { LOCALES, type Locale } from '@/domain/locale'
import { MAX_COMMENT } from '@/domain/products/reviews/review'
import { LOCALE_NAMES } from '@/messages/locales'
import { announce } from '@/ui/page/announce'
import { Button } from '@/ui/parts/button'
import { FieldError } from '@/ui/forms/fields/field-error'
import { SelectField } from '@/ui/forms/fields/select-field'
import { UnsavedGuard, type GuardWords } from '@/ui/forms/guard/unsaved-guard'
import { useActionForm } from '@/ui/forms/use-action-form'
import { answerReview } from './actions'

type Props = {
  review: string
  about: string
  query: string
  locale: Locale
  isAgain: boolean
  guard: GuardWords
}

/** Writes the answer to a review, in a language of the seller's choice. Posts without script. */
export function AnswerForm({ review, about, query, locale, isAgain, guard }: Props) {
  const t = useTranslations('sellerReviews')
  const { state, isSending, form } = useActionForm(answerReview, {}, (message) =>
    t('failedToAnswer', { message }),
  )
  const { message, kept, fields } = state
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (message) announce(message)
  }, [message])
  const id = `answer-${review}`
  return (
    <details className="mt-4 max-w-2xl" open={message ? true : undefined}>
      <summary className="link min-h-6 w-fit cursor-pointer">
        {t(isAgain ? 'writeAgain' : 'write')}
        <span className="sr-only">: {about}</span>
      </summary>
      <form ref={box} {...form} className="mt-3 grid gap-3">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="review" value={review} />
        <input type="hidden" name="query" value={query} />
        <div className="grid gap-1">
          <label className="font-medium" htmlFor={id}>
            {t('answer')}
          </label>
          <p id={`${id}-hint`} className="text-muted text-sm">
            {t(isAgain ? 'hintAgain' : 'hint')}
          </p>
          <textarea
            id={id}
            name="answer"
            className="input"
            rows={4}
            maxLength={MAX_COMMENT}
            required
            defaultValue={kept?.answer}
            aria-invalid={fields?.answer ? true : undefined}
            aria-describedby={`${id}-hint${fields?.answer ? ` ${id}-error` : ''}`}
          />
          <FieldError id={id} error={fields?.answer} />
        </div>
        <SelectField
          id={`${id}-language`}
          name="language"
          label={t('language')}
          options={LOCALES.map((each) => [each, LOCALE_NAMES[each]])}
          defaultValue={kept?.language ?? locale}
        />
        {message && !isSending ? (
          <p className="text-persimmon-deep font-medium whitespace-pre-line">{message}</p>
        ) : null}
        <Button type="submit" kind="primary" isBusy={isSending} className="justify-self-start">
          {t('send')}
          <span className="sr-only">: {about}</span>
        </Button>
        <UnsavedGuard form={box} words={guard} />
      </form>
    </details>
  )
}
