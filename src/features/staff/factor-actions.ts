'use server'

import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { answerTooMany } from '@/server/next/response-status'
import { recordStaffEvent } from '@/server/staff/audit'
import { waitMessage } from '@/server/auth/caller'
import type { FormState } from '@/domain/form-state'
import { field, localeIn } from '@/server/forms/form'
import { formAction } from '@/server/forms/form-action'
import { tryCode } from '@/server/staff/second-factor'
import { removeFactor } from '@/server/staff/remove-factor'
import { renewRecoveryCodes, setUpFactor } from '@/server/staff/second-factor-setup'
import { LOGIN, PATH } from './paths'
import { staffViewer } from './viewer'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `codes` are the recovery codes, shown this once. */
export type FactorForm = FormState & { codes?: string[] }

/** Sets up the second factor that the page offered, proved by its first `code`. */
export const setUp = formAction(async (_: FactorForm, form: FormData): Promise<FactorForm> => {
  const viewer = await staffViewer()
  if (!viewer) redirect(LOGIN)
  const codes = await setUpFactor({ id: viewer.id, sid: viewer.sid, code: field(form, 'code', 20) })
  if (!codes) return wrongCode(form)
  await recordStaffEvent('factor.set_up', { by: viewer.id, about: viewer.id })
  return { ok: true, codes }
})

/** Makes ten new recovery codes; those that are left are good no more. */
export const renewCodes = formAction(async (_: FactorForm, form: FormData): Promise<FactorForm> => {
  const viewer = await staffViewer()
  if (!viewer) redirect(LOGIN)
  const refusal = await refusalOf(viewer.id, form)
  if (refusal) return refusal
  const codes = await renewRecoveryCodes(viewer.id)
  await recordStaffEvent('factor.codes_renewed', { by: viewer.id, about: viewer.id })
  return { ok: true, codes }
})

/** Takes one's own second factor away, where one may do without. */
export const remove = formAction(async (_: FactorForm, form: FormData): Promise<FactorForm> => {
  const viewer = await staffViewer()
  if (!viewer) redirect(LOGIN)
  if (!viewer.mayDoWithout) redirect(PATH)
  const refusal = await refusalOf(viewer.id, form)
  if (refusal) return refusal
  await removeFactor(viewer.id, { except: viewer.sid })
  await recordStaffEvent('factor.removed', { by: viewer.id, about: viewer.id })
  redirect(PATH)
})

/** Takes a colleague's second factor away (a lost telephone): admins only, with a code of their own where they have a factor. */
export const reset = formAction(async (_: FactorForm, form: FormData): Promise<FactorForm> => {
  const viewer = await staffViewer()
  if (!viewer) redirect(LOGIN)
  const id = field(form, 'id', 36)
  if (!viewer.isAdmin || viewer.factor === 'required' || id === viewer.id || !UUID.test(id)) redirect(PATH)
  const refusal = viewer.factor === 'on' ? await refusalOf(viewer.id, form) : null
  if (refusal) return refusal
  if (await removeFactor(id)) await recordStaffEvent('factor.reset', { by: viewer.id, about: id })
  redirect(`/admin/collections/staff/${id}`)
})

async function refusalOf(id: string, form: FormData): Promise<FactorForm | null> {
  const tried = await tryCode(id, field(form, 'code', 40))
  if (tried.ok) return null
  if (tried.wait === 0) return wrongCode(form)
  answerTooMany(tried.wait)
  return { ok: false, message: await waitMessage(localeIn(form), tried.wait) }
}

async function wrongCode(form: FormData): Promise<FactorForm> {
  const t = await getTranslations({ locale: localeIn(form), namespace: 'staff.factor' })
  return { ok: false, message: t('wrongCode') }
}
