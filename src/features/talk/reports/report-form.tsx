'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { MAX_REPORT, REPORT_REASONS, type ReportSubject } from '@/domain/talk/support/report'
import type { Locale } from '@/domain/locale'
import { announce } from '@/ui/page/announce'
import { Button } from '@/ui/parts/button'
import { FieldError } from '@/ui/forms/fields/field-error'
import { useActionForm } from '@/ui/forms/use-action-form'
import { sendReport } from './actions'

type Props = { subject: ReportSubject; id: string; back: string; locale: Locale }

/** A reason and words of one's own. Posts without script; once it is sent, only the thanks stay. */
export function ReportForm({ subject, id, back, locale }: Props) {
  const t = useTranslations('reports')
  const { state, isSending, form } = useActionForm(sendReport, {}, t('failed'))
  const { ok, message, kept, fields } = state
  useEffect(() => {
    if (message) announce(message)
  }, [message])
  if (ok)
    return (
      <div className="grid justify-items-start gap-4">
        <p className="border-celadon bg-celadon-wash rounded-md border p-4 font-medium">{message}</p>
        <a className="link" href={back}>
          {t('back')}
        </a>
      </div>
    )
  return (
    <form {...form} className="grid max-w-2xl gap-6">
      {Object.entries({ locale, subject, id }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="grid gap-1" aria-describedby={fields?.reason ? 'reason-error' : undefined}>
        <legend className="mb-1 font-medium">{t('reason')}</legend>
        {REPORT_REASONS.map((reason) => (
          <label key={reason} className="flex min-h-11 items-center gap-3">
            <input type="radio" name="reason" value={reason} defaultChecked={kept?.reason === reason} />
            {t(`reasons.${reason}`)}
          </label>
        ))}
        <FieldError id="reason" error={fields?.reason} />
      </fieldset>
      <div className="grid gap-1">
        <label className="font-medium" htmlFor="note">
          {t('note')}
        </label>
        <p id="note-hint" className="text-muted text-sm">
          {t('noteHint')}
        </p>
        <textarea
          id="note"
          name="note"
          className="input"
          rows={4}
          maxLength={MAX_REPORT}
          defaultValue={kept?.note}
          aria-invalid={fields?.note ? true : undefined}
          aria-describedby={`note-hint${fields?.note ? ' note-error' : ''}`}
        />
        <FieldError id="note" error={fields?.note} />
      </div>
      {message && !isSending ? (
        <p className="text-persimmon-deep font-medium whitespace-pre-line">{message}</p>
      ) : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" kind="primary" isBusy={isSending}>
          {t('send')}
        </Button>
        <a className="link" href={back}>
          {t('back')}
        </a>
      </div>
    </form>
  )
}
