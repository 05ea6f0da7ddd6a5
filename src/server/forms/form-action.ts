import 'server-only'
import { getTranslations } from 'next-intl/server'
import { answerUnavailable } from '@/server/next/response-status'
import type { FormState } from '@/domain/form-state'
import { localeIn } from './form'
import { isUnavailable } from '@/server/db/is-unavailable'

type Action<S> = (state: S, form: FormData) => Promise<S>

/** A form's action that, where the database could not be asked, says so and hands back what was typed: the same form may be sent again. */
export function formAction<S extends FormState>(action: Action<S>): Action<S> {
  return async (state, form) => {
    try {
      return await action(state, form)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      console.error(error)
      answerUnavailable()
      const t = await getTranslations({ locale: localeIn(form), namespace: 'errors' })
      const message = `${t('unavailable')} ${t('unavailableText')}`
      return { ok: false, message, isUnavailable: true, kept: keptIn(form) } as S
    }
  }
}

/** What a form keeps to itself: secrets, and what Next adds. */
const SECRET = /password|token|^code$|^\$/i

const keptIn = (form: FormData) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !SECRET.test(name) ? [[name, value]] : [],
    ),
  )
