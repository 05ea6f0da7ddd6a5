'use client'

import { useEffect, useRef } from 'react'
import type { Locale } from '@/domain/locale'
import { Icon } from '@/ui/parts/icon'
import type { AuthTarget } from '@/ui/auth/auth-path'
import type { AuthWords } from '@/ui/auth/auth-words'
import { RegisterForm } from '@/features/account/sign-in/register-form'
import { SignInForm } from '@/features/account/sign-in/sign-in-form'

type Props = { locale: Locale; target: AuthTarget; reason: string; words: AuthWords; onShut: () => void }

const SCOPE = 'auth-'

/** Goes to `next` with a full page load, so that the header and the page show the new session. */
function goOn(next: string) {
  if (next === location.pathname + location.search) location.reload()
  else location.assign(next)
}

/** Sign-in or sign-up over the page. Mounted anew each time, so nothing typed survives closing (rule P18). */
export function AuthDialog({ locale, target, reason, words, onShut }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  const { page, as } = target
  useEffect(() => {
    if (!box.current?.open) box.current?.showModal()
    box.current?.scrollTo(0, 0)
    box.current?.querySelector<HTMLInputElement>('input[type=email]')?.focus()
  }, [page, as])

  const texts = words[page]
  const titles = { seller: texts.asSeller, buyer: texts.asBuyer, '': texts.title }
  const props = { locale, target, words, scope: SCOPE }
  return (
    <dialog ref={box} className="dialog-box" aria-labelledby="auth-title" onClose={onShut}>
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-xl" id="auth-title">
          {titles[as]}
        </h2>
        <button
          type="button"
          className="button button-icon -me-2"
          aria-label={words.close}
          onClick={() => box.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {reason ? <p className="mt-2 font-medium">{reason}</p> : null}
      <div className="mt-4 grid gap-5">
        {page === 'login' ? (
          <SignInForm key={as} {...props} onDone={goOn} />
        ) : (
          <RegisterForm key={as} {...props} isStepped />
        )}
      </div>
    </dialog>
  )
}
