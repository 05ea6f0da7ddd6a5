'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { waitWords } from '@/server/caller'
import { clientAddress } from '@/server/client-address'
import { field, localeIn, type FormState } from '@/server/form'
import { keepToken } from '@/server/session'
import { signInStaff } from '@/server/staff-sign-in'
import { panelPath } from './panel-path'

/** Lets staff into the panel. The form sends `email`, `password`, `code` (where there is a second factor), `locale` and `next`. */
export async function signIn(_: FormState, form: FormData): Promise<FormState> {
  const locale = localeIn(form)
  const t = await getTranslations({ locale, namespace: 'staff' })
  const issues = await getTranslations({ locale, namespace: 'issues' })
  const email = field(form, 'email', 254)
  const given = { email, password: field(form, 'password', 200), code: field(form, 'code', 40) }
  const answer = await signInStaff(given, clientAddress(await headers()))
  if ('wait' in answer) {
    const message = t('failed', { message: await waitWords(locale, answer.wait) })
    return { ok: false, message, kept: { email } }
  }
  if ('refused' in answer)
    return { ok: false, message: t('failed', { message: issues('staff.wrong') }), kept: { email } }
  await keepToken(answer.session.token, answer.session.expires)
  redirect(panelPath(form.get('next')))
}
