'use client'

import type { Locale } from '@/domain/locale'
import { Button } from '@/ui/parts/button'
import { CheckField } from '@/ui/forms/fields/check-field'
import { useActionForm } from '@/ui/forms/use-action-form'
import { saveNewsletter } from './profile-actions'

type Props = {
  locale: Locale
  isWanted: boolean
  words: Record<'marketing' | 'save' | 'saving' | 'failed', string>
}

/** Newsletter consent, as easy to withdraw as to give (rule P7). */
export function NewsletterForm({ locale, isWanted, words }: Props) {
  const { state, isSending, form } = useActionForm(saveNewsletter, {}, words.failed)
  return (
    <form {...form} className="grid justify-items-start gap-4">
      <input type="hidden" name="locale" value={locale} />
      <CheckField
        name="marketing"
        label={words.marketing}
        defaultChecked={state.kept ? state.kept.marketing === 'on' : isWanted}
      />
      <Button type="submit" disabled={isSending}>
        {isSending ? words.saving : words.save}
      </Button>
      <p role="status" className="font-medium whitespace-pre-line">
        {isSending ? '' : state.message}
      </p>
    </form>
  )
}
