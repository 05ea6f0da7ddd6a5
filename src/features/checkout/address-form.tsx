'use client'

import type { Locale } from '@/domain/locale'
import { AddressFields } from '@/ui/address-fields'
import { Button, ButtonLink } from '@/ui/button'
import type { FieldWords } from '@/ui/field-words'
import { FormErrors } from '@/ui/form-errors'
import { PersonFields } from '@/ui/person-fields'
import { useSteadyForm } from '@/ui/use-steady-form'
import { saveAddress } from './address-actions'

type Props = {
  locale: Locale
  /** The one that is changed; without it a new one is added to the book. */
  id?: string
  values: Record<string, string>
  words: { fields: FieldWords; save: string; saving: string; cancel: string }
  /** Where there is another address to go back to. */
  back?: string
}

/** A delivery address: somebody in Canada (rulings P4, M3). */
export function AddressForm({ locale, id = '', values, words, back }: Props) {
  const { state, isSending, form } = useSteadyForm(saveAddress, {})
  const row = { values: state.kept ?? values, errors: state.fields }
  return (
    <form {...form} className="grid max-w-xl gap-5">
      {state.message ? <FormErrors title={state.message} fields={state.fields} /> : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={id} />
      <PersonFields {...row} words={words.fields} section="shipping" />
      <AddressFields {...row} words={words.fields} countries={['CA']} section="shipping" />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" isBusy={isSending}>
          {isSending ? words.saving : words.save}
        </Button>
        {back ? <ButtonLink href={back}>{words.cancel}</ButtonLink> : null}
      </div>
    </form>
  )
}
