'use client'

import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import type { ChosenServices } from '@/domain/cart/quote/quote'
import { AddressFields } from '@/ui/forms/fields/address-fields'
import { Button, ButtonLink } from '@/ui/parts/button'
import { useFieldWords } from '@/ui/forms/fields/field-words'
import { FormErrors } from '@/ui/forms/form-errors'
import { PersonFields } from '@/ui/forms/fields/person-fields'
import { useActionForm } from '@/ui/forms/use-action-form'
import { saveAddress } from './address-actions'
import { serviceField } from '@/features/buying/checkout/chosen-services'

type Props = {
  locale: Locale
  /** The address to change; without it a new one is added. */
  id?: string
  /** The chosen services, passed on to the checkout. */
  services: ChosenServices
  /** The accepted offer that is ordered, passed on too. */
  offer?: string
  values: Record<string, string>
  /** Where cancelling leads, if there is another address. */
  back?: string
  /** Saved from the account, to which it leads back. */
  isAccount?: boolean
}

/** A delivery address in Canada (rules P4, M3). */
export function AddressForm({ locale, id = '', services, offer, values, back, isAccount }: Props) {
  const t = useTranslations('checkout.address')
  const profile = useTranslations('profile')
  const fields = useFieldWords()
  const { state, isSending, form } = useActionForm(saveAddress, {}, t('failed'))
  const row = { values: state.kept ?? values, errors: state.fields }
  return (
    <form {...form} className="grid max-w-xl gap-5">
      {state.message && !isSending ? <FormErrors title={state.message} fields={state.fields} /> : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={id} />
      {isAccount ? <input type="hidden" name="after" value="account" /> : null}
      {Object.entries(services).map(([seller, service]) => (
        <input key={seller} type="hidden" name={serviceField(seller)} value={service} />
      ))}
      {offer === undefined ? null : <input type="hidden" name="offer" value={offer} />}
      <PersonFields {...row} words={fields} section="shipping" />
      <AddressFields {...row} words={fields} countries={['CA']} section="shipping" />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" isBusy={isSending}>
          {isSending ? t('saving') : isAccount ? profile('save') : t('save')}
        </Button>
        {back ? <ButtonLink href={back}>{t('cancel')}</ButtonLink> : null}
      </div>
    </form>
  )
}
