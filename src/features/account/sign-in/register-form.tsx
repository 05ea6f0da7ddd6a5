'use client'

import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { UserType } from '@/domain/people/actor'
import type { Locale } from '@/domain/locale'
import { Button } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'
import { FormErrors } from '@/ui/forms/form-errors'
import { PasswordField } from '@/ui/forms/fields/password-field'
import { TrapField } from '@/ui/forms/fields/trap-field'
import { useActionForm } from '@/ui/forms/use-action-form'
import { signUp } from './sign-up-actions'
import { authPath, type AuthTarget } from '@/ui/auth/auth-path'
import type { AuthWords } from '@/ui/auth/auth-words'
import { ConsentFields } from '@/ui/auth/consent-fields'
import { credentialIssues } from '@/ui/auth/credential-issues'
import { GoogleLink } from '@/ui/auth/google-link'
import { ProfileFields } from '@/ui/auth/profile-fields'
import { RegisterDone } from './register-done'

const FIRST = ['email', 'password', 'confirmPassword']
type Step = { at: 'first' | 'second'; isMoved: boolean }
type Props = { locale: Locale; target: AuthTarget; words: AuthWords; scope?: string; isStepped?: boolean }

/** Credentials, profile, done (rule P18). A page shows both steps at once, the dialog one after the other. */
export function RegisterForm({ locale, target, words, scope = '', isStepped = false }: Props) {
  const { state, isSending, form } = useActionForm(signUp, {}, words.register.failed)
  const [step, setStep] = useState<Step>({ at: 'first', isMoved: false })
  const [early, setEarly] = useState<Record<string, string>>({})
  const [answered, setAnswered] = useState(state)
  const heading = useRef<HTMLHeadingElement>(null)
  if (answered !== state) {
    setAnswered(state)
    setEarly({})
    if (FIRST.some((name) => state.fields?.[name])) setStep({ at: 'first', isMoved: true })
  }
  const isMoved = step.isMoved
  useEffect(() => {
    if (isMoved) heading.current?.focus()
  }, [isMoved, step.at])

  const { register, login } = words
  const as: UserType = target.as || 'buyer'
  if (state.ok) return <RegisterDone message={state.message ?? ''} detail={state.detail ?? ''} />

  const known = { country: as === 'seller' && locale === 'ko' ? 'KR' : 'CA' }
  const errors = { ...state.fields, ...early }
  const isIn = (name: string) => !isStepped || FIRST.includes(name) === (step.at === 'first')
  const shown = Object.fromEntries(Object.entries(errors).filter(([name]) => isIn(name)))
  const title = Object.keys(early).length > 0 ? register.checkFields : state.message
  const row = { scope, values: { ...known, ...state.kept }, errors: state.fields }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isStepped || step.at === 'second') return form.onSubmit(event)
    event.preventDefault()
    const wrong = credentialIssues(new FormData(event.currentTarget), words.wrong)
    setEarly(wrong)
    if (Object.keys(wrong).length === 0) setStep({ at: 'second', isMoved: true })
  }
  const secret = { autoComplete: 'new-password', words: login, required: true } as const
  return (
    <>
      <form {...form} onSubmit={submit} className="grid gap-5">
        {title && !isSending && (!isStepped || Object.keys(shown).length > 0 || step.at === 'second') ? (
          <FormErrors title={title} fields={shown} scope={scope} />
        ) : null}
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="next" value={target.next} />
        <input type="hidden" name="userType" value={as} />
        <TrapField state={state} />
        <section className="grid gap-5" hidden={isStepped && step.at !== 'first'}>
          <h2 ref={step.at === 'first' ? heading : undefined} tabIndex={-1} className="text-lg">
            {register.credentials}
          </h2>
          <Field
            id={`${scope}email`}
            name="email"
            label={register.email}
            type="email"
            autoComplete="username"
            maxLength={254}
            defaultValue={state.kept?.email}
            error={errors.email}
            required
          />
          <PasswordField
            {...secret}
            id={`${scope}password`}
            name="password"
            label={register.password}
            hint={register.hint}
            error={errors.password}
          />
          <PasswordField
            {...secret}
            id={`${scope}confirmPassword`}
            name="confirmPassword"
            label={register.confirm}
            error={errors.confirmPassword}
          />
        </section>
        <section className="grid gap-5" hidden={isStepped && step.at !== 'second'}>
          <h2 ref={step.at === 'second' ? heading : undefined} tabIndex={-1} className="text-lg">
            {register.profile}
          </h2>
          {as === 'seller' ? <p className="text-muted">{register.reviewed}</p> : null}
          <ProfileFields {...row} words={words} isSeller={as === 'seller'} />
          <ConsentFields {...row} locale={locale} words={register} />
        </section>
        <div className="flex flex-wrap gap-3">
          {isStepped && step.at === 'second' ? (
            <Button onClick={() => setStep({ at: 'first', isMoved: true })}>{register.back}</Button>
          ) : null}
          <Button kind="primary" type="submit" className="flex-1" disabled={isSending}>
            {isSending
              ? register.sending
              : isStepped && step.at === 'first'
                ? register.continue
                : register.submit}
          </Button>
        </div>
      </form>
      {isStepped && step.at === 'second' ? null : (
        <GoogleLink target={target} locale={locale} label={words.google} />
      )}
      <p className="border-line border-t pt-5">
        {register.member}{' '}
        <a className="link font-medium" href={authPath(locale, { ...target, page: 'login' })}>
          {register.login}
        </a>
      </p>
      <p>
        <a className="link" href={authPath(locale, { ...target, as: as === 'seller' ? 'buyer' : 'seller' })}>
          {as === 'seller' ? register.toBuyer : register.toSeller}
        </a>
      </p>
    </>
  )
}
