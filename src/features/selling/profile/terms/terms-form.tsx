'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { Province } from '@/domain/people/address/postal-code'
import type { Lines } from '@/domain/forms/form-rows'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { SavedMessage } from '@/ui/auth/saved-message'
import { Button } from '@/ui/parts/button'
import { ConflictNotice } from '@/ui/forms/conflict-notice'
import { FormErrors } from '@/ui/forms/form-errors'
import { useActionForm } from '@/ui/forms/use-action-form'
import { EditGuard } from '@/features/selling/profile/edit-guard'
import type { Reach } from './get-reach'
import { RuleRows } from './rule-rows'
import { saveShippingTerms } from './terms-actions'
import { TrialFields } from './trial-fields'

type Props = {
  locale: Locale
  lines: Lines
  seen: string
  hasRules: boolean
  unreached: readonly Province[]
  canAct: boolean
  reach: Reach
}

/** The rules of shipping with a trial. It stays open after saving and shows what was stored. */
export function TermsForm({ locale, lines, seen, canAct, reach, ...stored }: Props) {
  const t = useTranslations('shippingTerms')
  const names = useTranslations('provinces')
  const { state, isSending, form } = useActionForm(saveShippingTerms, {}, t('failed'))
  const box = useRef<HTMLFormElement>(null)
  const { hasRules = stored.hasRules, unreached = stored.unreached } = state
  const kept = state.kept ?? lines
  const errors = isSending ? undefined : state.fields
  const isAnswered = Boolean(state.message) && !isSending
  const named = unreached.map((code) => names(code))
  return (
    <form ref={box} {...form} className="grid gap-6">
      {isAnswered && state.ok ? <SavedMessage>{state.message}</SavedMessage> : null}
      {isAnswered && !state.ok ? <FormErrors title={state.message ?? ''} fields={state.fields} /> : null}
      {state.conflicts && !isSending ? (
        <ConflictNotice
          id="terms-conflict"
          conflicts={state.conflicts}
          path={localePath(locale, '/seller/shipping/terms')}
        />
      ) : null}
      {hasRules ? null : <p className="bg-persimmon-wash rounded-md p-4">{t('noRules')}</p>}
      {named.length > 0 ? (
        <p className="bg-persimmon-wash rounded-md p-4">{t('unreached', { provinces: named.join(', ') })}</p>
      ) : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="seen" value={state.seen ?? seen} />
      <fieldset disabled={!canAct} className="contents">
        <div key={state.stamp} className="grid gap-6">
          <RuleRows lines={kept} errors={errors} canAct={canAct} reach={reach} locale={locale} />
          {canAct ? (
            <Button kind="primary" type="submit" isBusy={isSending} className="justify-self-start">
              {isSending ? t('saving') : t('save')}
            </Button>
          ) : null}
        </div>
        <TrialFields lines={kept} errors={errors} result={state.trial} isSending={isSending} />
      </fieldset>
      <EditGuard key={`guard-${state.seen ?? seen}`} form={box} />
    </form>
  )
}
