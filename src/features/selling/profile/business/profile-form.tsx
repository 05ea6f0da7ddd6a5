'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import type { Lines } from '@/domain/forms/form-rows'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { SavedMessage } from '@/ui/auth/saved-message'
import { Button } from '@/ui/parts/button'
import { ConflictNotice } from '@/ui/forms/conflict-notice'
import { FormErrors } from '@/ui/forms/form-errors'
import { useActionForm } from '@/ui/forms/use-action-form'
import { EditGuard } from '@/features/selling/profile/edit-guard'
import { saveBusinessProfile } from './profile-actions'
import { BusinessFields, type Countries } from './business-fields'

type Props = { locale: Locale; lines: Lines; seen: string; canAct: boolean; countries: Countries }

/** The business profile. It stays open after saving and shows what was stored. */
export function BusinessForm({ locale, lines, seen, canAct, countries }: Props) {
  const t = useTranslations('profile')
  const { state, isSending, form } = useActionForm(saveBusinessProfile, {}, t('sellerFailed'))
  const box = useRef<HTMLFormElement>(null)
  const router = useRouter()
  // The frame of the page shows the name of the company.
  useEffect(() => {
    if (state.ok) router.refresh()
  }, [state, router])
  const isAnswered = Boolean(state.message) && !isSending
  return (
    <form ref={box} {...form} className="grid gap-8">
      {isAnswered && state.ok ? <SavedMessage>{state.message}</SavedMessage> : null}
      {isAnswered && !state.ok ? <FormErrors title={state.message ?? ''} fields={state.fields} /> : null}
      {state.conflicts && !isSending ? (
        <ConflictNotice conflicts={state.conflicts} path={localePath(locale, '/seller/profile')} />
      ) : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="seen" value={state.seen ?? seen} />
      <fieldset disabled={!canAct} className="contents">
        <BusinessFields
          key={state.stamp}
          lines={state.kept ?? lines}
          errors={isSending ? undefined : state.fields}
          countries={countries}
        />
        {canAct ? (
          <Button kind="primary" type="submit" isBusy={isSending} className="justify-self-start">
            {isSending ? t('saving') : t('save')}
          </Button>
        ) : null}
      </fieldset>
      <EditGuard key={`guard-${state.seen ?? seen}`} form={box} />
    </form>
  )
}
