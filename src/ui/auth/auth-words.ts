import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { askerOf } from '@/domain/talk/support/asker'
import { getFieldWords } from '@/ui/forms/fields/get-field-words'

const LOGIN = [
  'title',
  'asSeller',
  'asBuyer',
  'email',
  'password',
  'show',
  'hide',
  'submit',
  'sending',
  'failed',
  'forgot',
  'newHere',
  'register',
] as const

const REGISTER = [
  'title',
  'asSeller',
  'asBuyer',
  'credentials',
  'profile',
  'email',
  'password',
  'hint',
  'confirm',
  'continue',
  'back',
  'submit',
  'sending',
  'businessRegistration',
  'businessHint',
  'reviewed',
  'agreements',
  'terms',
  'age',
  'member',
  'login',
  'toSeller',
  'toBuyer',
  'checkFields',
  'failed',
  'companyNeeded',
] as const

const LATIN = [
  'title',
  'text',
  'company',
  'contactPerson',
  'address',
  'address2',
  'city',
  'province',
] as const

const QUESTION = ['ask', 'yes', 'no'] as const

/** The texts of the sign-in and sign-up dialog and pages, with the errors that the browser can find itself. */
export async function authWords(locale: Locale, hasGoogle: boolean, asker: Parameters<typeof askerOf>[0]) {
  const login = await getTranslations({ locale, namespace: 'login' })
  const register = await getTranslations({ locale, namespace: 'register' })
  const latin = await getTranslations({ locale, namespace: 'register.latin' })
  const account = await getTranslations({ locale, namespace: 'issues.account' })
  const password = await getTranslations({ locale, namespace: 'issues.password' })
  const google = await getTranslations({ locale, namespace: 'google' })
  const question = await getTranslations({ locale, namespace: 'sellerQuestion' })
  const header = await getTranslations({ locale, namespace: 'header' })
  return {
    login: pick(LOGIN, (key) => login.raw(key) as string),
    register: {
      ...pick(REGISTER, (key) => register.raw(key) as string),
      marketing: register('marketing', askerOf(asker)),
    },
    fields: await getFieldWords(locale),
    latin: pick(LATIN, (key) => latin(key)),
    close: header('close'),
    google: hasGoogle ? google('continue') : null,
    question: pick(QUESTION, (key) => question(key)),
    wrong: {
      'account.email': account('email'),
      'password.tooShort': password.raw('tooShort') as string,
      'password.tooLong': password.raw('tooLong') as string,
      'password.common': password('common'),
      'password.mismatch': password('mismatch'),
    } as Record<string, string>,
  }
}

export type AuthWords = Awaited<ReturnType<typeof authWords>>

function pick<Key extends string>(keys: readonly Key[], say: (key: Key) => string) {
  return Object.fromEntries(keys.map((key) => [key, say(key)])) as Record<Key, string>
}
