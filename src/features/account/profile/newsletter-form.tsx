'use client'

import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import type { askerOf } from '@/domain/talk/support/asker'
import { Button } from '@/ui/parts/button'
import { CheckField } from '@/ui/forms/fields/check-field'
import { useActionForm } from '@/ui/forms/use-action-form'
import { saveNewsletter } from './profile-actions'

type Asker = ReturnType<typeof askerOf>
type Props = {
  locale: Locale
  isWanted: boolean
  asker: Asker
}

/** Newsletter consent, as easy to withdraw as to give (rule P7). */
export function NewsletterForm({ locale, isWanted, asker }: Props) {
  const t = useTranslations('profile')
  const login = useTranslations('login')
  const { state, isSending, form } = useActionForm(saveNewsletter, {}, t('failed'))
  return (
    <form {...form} className="grid justify-items-start gap-4">
      <input type="hidden" name="locale" value={locale} />
      <CheckField
        name="marketing"
        label={t('marketing', asker)}
        defaultChecked={state.kept ? state.kept.marketing === 'on' : isWanted}
      />
      <Button type="submit" disabled={isSending}>
        {isSending ? login('sending') : t('save')}
      </Button>
      <p role="status" className="font-medium whitespace-pre-line">
        {isSending ? '' : state.message}
      </p>
    </form>
  )
}
