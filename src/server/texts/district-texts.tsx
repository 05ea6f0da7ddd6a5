import 'server-only'
import { NextIntlClientProvider, useLocale, useMessages, type Messages, type NestedKeyOf } from 'next-intl'
import type { ReactNode } from 'react'

/** A part of the messages: 'cart', 'issues.product', 'issues.upload.tooLarge'. */
export type TextsName = NestedKeyOf<Messages>

/**
 * Gives the client components inside the texts that they look up by `useTranslations`. The page carries them all,
 * and one inside another replaces it.
 */
export function DistrictTexts({ of, children }: { of: readonly TextsName[]; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={useLocale()} messages={useTexts(of)}>
      {children}
    </NextIntlClientProvider>
  )
}

/** The same texts, for a dialog that brings its own provider. */
export function useTexts(names: readonly TextsName[]) {
  const messages = useMessages()
  const known = picks.get(messages) ?? new WeakMap<readonly TextsName[], Partial<Messages>>()
  const found = known.get(names) ?? textsOf(messages, names)
  picks.set(messages, known.set(names, found))
  return found
}

/** Picked once, and the same object for every provider with these names: a page carries it once. */
const picks = new WeakMap<Messages, WeakMap<readonly TextsName[], Partial<Messages>>>()

type Tree = { [key: string]: Tree | string }

function textsOf(messages: Messages, names: readonly TextsName[]) {
  const picked: Tree = {}
  for (const name of names) {
    const path = name.split('.')
    const last = path.pop() ?? ''
    let [from, to]: [Tree, Tree] = [messages, picked]
    for (const step of path) {
      from = from[step] as Tree
      to = (to[step] ??= {}) as Tree
    }
    to[last] = from[last] ?? ''
  }
  return picked as Partial<Messages>
}
