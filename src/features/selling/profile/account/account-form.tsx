'use client'

import { useRef } from 'react'
import type { Lines } from '@/domain/forms/form-rows'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { SavedMessage } from '@/ui/auth/saved-message'
import { Button } from '@/ui/parts/button'
import { fillMessage } from '@/ui/page/fill-message'
import { ConflictNotice } from '@/ui/forms/conflict-notice'
import { Field } from '@/ui/forms/fields/field'
import { fieldsOf } from '@/ui/forms/fields/field-row'
import { FormErrors } from '@/ui/forms/form-errors'
import { PasswordField } from '@/ui/forms/fields/password-field'
import { SelectField } from '@/ui/forms/fields/select-field'
import { UnsavedGuard } from '@/ui/forms/guard/unsaved-guard'
import { useActionForm } from '@/ui/forms/use-action-form'
import { savePayoutAccount } from './account-actions'
import type { AccountWords } from './account-words'

const SCOPE = 'payout-'

type Props = {
  locale: Locale
  lines: Lines
  seen: string
  number: string | null
  hasPassword: boolean
  canAct: boolean
  words: AccountWords
}

/** The payout account. Holder, bank and number change with the current password only (rule P8). */
export function AccountForm({ locale, lines, seen, canAct, hasPassword, words, ...props }: Props) {
  const { state, isSending, form } = useActionForm(savePayoutAccount, {}, words.failed)
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
          words={words.conflict}
          path={localePath(locale, '/seller/profile')}
        />
      ) : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="seen" value={state.seen ?? seen} />
      <fieldset disabled={!canAct} className="contents">
        <div key={state.stamp} className="grid gap-5">
          <Field {...field('accountHolder')} label={words.holder} autoComplete="off" maxLength={200} />
          <Field {...field('bankName')} label={words.bank} autoComplete="off" maxLength={200} />
          <Field
            {...field('bankAccount')}
            label={words.number}
            hint={[number ? fillMessage(words.onFile, { number }) : '', words.numberHint].join(' ').trim()}
            autoComplete="off"
            maxLength={40}
          />
          <SelectField {...field('currency')} label={words.currency} options={words.currencies} />
          <p className="text-muted -mt-4 text-sm">{words.currencyHint}</p>
          <SelectField {...field('settlement')} label={words.settlement} options={words.settlements} />
          <p className="text-muted -mt-4 text-sm">{words.settlementHint}</p>
          <SelectField {...field('requests')} label={words.requests} options={words.requestKinds} />
          <p className="text-muted -mt-4 text-sm">{words.requestsHint}</p>
          {canAct && hasPassword ? (
            <PasswordField
              {...field('currentPassword')}
              label={words.password}
              hint={words.passwordHint}
              autoComplete="current-password"
              words={words}
            />
          ) : null}
        </div>
        {canAct ? (
          <Button kind="primary" type="submit" isBusy={isSending} className="justify-self-start">
            {isSending ? words.saving : words.save}
          </Button>
        ) : null}
      </fieldset>
      <UnsavedGuard key={`guard-${state.seen ?? seen}`} form={box} words={words.guard} />
    </form>
  )
}
