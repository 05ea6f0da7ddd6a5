'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import type { Locale } from '@/domain/locale'
import { announce } from '@/ui/page/announce'
import { Button } from '@/ui/parts/button'
import { useActionForm } from '@/ui/forms/use-action-form'
import { unsubscribe } from './preference-actions'

type Props = {
  sealed: string
  isWanted: boolean
  locale: Locale
}

/** One button: off, and after that on again. Posts without script. */
export function UnsubscribeForm({ sealed, isWanted, locale }: Props) {
  const t = useTranslations('unsubscribe')
  const { state, isSending, form } = useActionForm(unsubscribe, {}, t('failed'))
  useEffect(() => {
    if (state.message) announce(state.message)
  }, [state])
  const isOn = state.ok ? state.kept?.wanted === 'yes' : isWanted
  return (
    <form {...form} className="grid justify-items-start gap-4">
      {Object.entries({ locale, sealed, wanted: isOn ? 'no' : 'yes' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.message && !isSending ? (
        <p
          className={`${state.ok ? 'text-celadon-deep' : 'text-persimmon-deep'} font-medium whitespace-pre-line`}
        >
          {state.message}
        </p>
      ) : null}
      <Button type="submit" kind={isOn ? 'primary' : 'plain'} isBusy={isSending}>
        {isOn ? t('stop') : t('again')}
      </Button>
    </form>
  )
}
