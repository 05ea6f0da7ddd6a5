'use client'

import { AuthDialog } from './auth-dialog'
import type { AuthTarget } from '@/ui/auth/auth-path'
import type { AuthWords } from '@/ui/auth/auth-words'
import { SellerQuestion } from './seller-question'
import type { Locale } from '@/domain/locale'

/**
 * What is shown over the page: sign-in or sign-up, with a reason if a feature asked for it, or the question to a
 * buyer.
 */
export type DialogContent = { target: AuthTarget; reason: string } | { question: string }

export type HostProps = { shown: DialogContent; locale: Locale; words: AuthWords; onShut: () => void }

export function AuthDialogHost({ shown, locale, words, onShut }: HostProps) {
  return 'target' in shown ? (
    <AuthDialog target={shown.target} reason={shown.reason} locale={locale} words={words} onShut={onShut} />
  ) : (
    <SellerQuestion href={shown.question} words={words.question} onShut={onShut} />
  )
}
