'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { Lines } from '@/domain/forms/form-rows'
import type { Locale } from '@/domain/locale'
import { CURRENCIES } from '@/domain/money'
import { PAYOUT_REQUESTS, SETTLEMENT_MODES } from '@/domain/payments/payouts/payout'
import { localePath } from '@/messages/locales'
import { SavedMessage } from '@/ui/auth/saved-message'
import { Button } from '@/ui/parts/button'
import { ConflictNotice } from '@/ui/forms/conflict-notice'
import { Field } from '@/ui/forms/fields/field'
import { fieldsOf } from '@/ui/forms/fields/field-row'
import { FormErrors } from '@/ui/forms/form-errors'
import { PasswordField } from '@/ui/forms/fields/password-field'
import { SelectField } from '@/ui/forms/fields/select-field'
import { useActionForm } from '@/ui/forms/use-action-form'
import { EditGuard } from '@/features/selling/profile/edit-guard'
import { savePayoutAccount } from './account-actions'

const SCOPE = 'payout-'

type Props = {
  locale: Locale
  lines: Lines
  seen: string
  number: string | null
  hasPassword: boolean
  canAct: boolean
  /** From which amount payouts are asked for, written out. */
  minimum: string
}

/** The payout account. Holder, bank and number change with the current password only (rule P8). */
export function PayoutAccountForm({ locale, lines, seen, canAct, hasPassword, minimum, ...props }: Props) {
  const t = useTranslations('payoutAccount')
  const { state, isSending, form } = useActionForm(savePayoutAccount, {}, t('failed'))
  const box = useRef<HTMLFormElement>(null)
  const errors = isSending ? undefined : state.fields
  const field = fieldsOf({ scope: SCOPE, values: state.kept ?? lines, errors })
  const number = state.number === undefined ? props.number : state.number
  const isAnswered = Boolean(state.message) && !isSending
  return (
    <form ref={box} {...form} className="grid gap-5">
      {isAnswered && state.ok ? <SavedMessage>{state.message}</SavedMessage> : null}
      {isAnswered && !state.ok ? (
        <FormErrors title={state.message ?? ''} fields={state.fields} scope={SCOPE} />
      ) : null}
      {state.conflicts && !isSending ? (
        <ConflictNotice
          id="payout-conflict"
          conflicts={state.conflicts}
          path={localePath(locale, '/seller/profile')}
        />
      ) : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="seen" value={state.seen ?? seen} />
      <fieldset disabled={!canAct} className="contents">
        <div key={state.stamp} className="grid gap-5">
          <Field {...field('accountHolder')} label={t('holder')} autoComplete="off" maxLength={200} />
          <Field {...field('bankName')} label={t('bank')} autoComplete="off" maxLength={200} />
          <Field
            {...field('bankAccount')}
            label={t('number')}
            hint={[number ? t('onFile', { number }) : '', t('numberHint')].join(' ').trim()}
            autoComplete="off"
            maxLength={40}
          />
          <SelectField
            {...field('currency')}
            label={t('currency')}
            options={CURRENCIES.map((each) => [each, t(`currencies.${each}`)])}
          />
          <p className="text-muted -mt-4 text-sm">{t('currencyHint')}</p>
          <SelectField
            {...field('settlement')}
            label={t('settlement')}
            options={SETTLEMENT_MODES.map((each) => [each, t(`settlements.${each}`)])}
          />
          <p className="text-muted -mt-4 text-sm">{t('settlementHint')}</p>
          <SelectField
            {...field('requests')}
            label={t('requests')}
            options={PAYOUT_REQUESTS.map((each) => [each, t(`requestKinds.${each}`)])}
          />
          <p className="text-muted -mt-4 text-sm">{t('requestsHint', { minimum })}</p>
          {canAct && hasPassword ? (
            <PasswordField
              {...field('currentPassword')}
              label={t('password')}
              hint={t('passwordHint')}
              autoComplete="current-password"
              words={{ show: t('show'), hide: t('hide') }}
            />
          ) : null}
        </div>
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
