'use server'

import { redirect } from 'next/navigation'
import { answerTooMany } from '@/server/next/response-status'
import { recordStaffEvent } from '@/server/auth/staff/audit'
import { waitMessage } from '@/server/auth/session/client-info'
import type { FormState } from '@/domain/forms/form-state'
import { isId } from '@/domain/values/id'
import { field, localeIn } from '@/server/http/forms/form'
import { tryCode } from '@/server/auth/staff/second-factor'
import { removeFactor } from '@/server/auth/staff/remove-factor'
import { renewRecoveryCodes, setUpFactor } from '@/server/auth/staff/second-factor-setup'
import { FACTOR_PATH } from './paths'
import { staffAction } from './staff-action'

/** `codes` are the recovery codes, shown only once. */
export type FactorForm = FormState & { codes?: string[] }

/** Sets up the offered second factor, confirmed by its first `code`. */
export const setUp = staffAction<'staff.factor', FactorForm>(
  { words: 'staff.factor' },
  async ({ form, locale, t, viewer }) => {
    const code = field(form, 'code', 20)
    const codes = await setUpFactor({ id: viewer.id, sid: viewer.sid, code, locale })
    if (!codes) return { ok: false, message: t('wrongCode') }
    await recordStaffEvent('factor.set_up', { by: viewer.id, about: viewer.id })
    return { ok: true, codes }
  },
)

/** Creates ten new recovery codes; the old ones stop working. */
export const renewCodes = staffAction<'staff.factor', FactorForm>(
  { words: 'staff.factor' },
  async ({ form, locale, t, viewer }) => {
    const refusal = await refusalOf(viewer.id, form, t('wrongCode'))
    if (refusal) return refusal
    const codes = await renewRecoveryCodes(viewer.id, locale)
    await recordStaffEvent('factor.codes_renewed', { by: viewer.id, about: viewer.id })
    return { ok: true, codes }
  },
)

/** Removes one's own second factor, if it is optional. */
export const removeOwnFactor = staffAction<'staff.factor', FactorForm>(
  { words: 'staff.factor' },
  async ({ form, locale, t, viewer }) => {
    if (!viewer.mayDoWithout) redirect(FACTOR_PATH)
    const refusal = await refusalOf(viewer.id, form, t('wrongCode'))
    if (refusal) return refusal
    await removeFactor(viewer.id, { except: viewer.sid, what: 'staffFactorOff', locale })
    await recordStaffEvent('factor.removed', { by: viewer.id, about: viewer.id })
    redirect(FACTOR_PATH)
  },
)

/**
 * Removes a colleague's second factor (device no longer
 * available). Admins only, with a code if they have a factor.
 */
export const reset = staffAction<'staff.factor', FactorForm>(
  { words: 'staff.factor' },
  async ({ form, locale, t, viewer }) => {
    const id = field(form, 'id', 36)
    if (!viewer.isAdmin || viewer.factor === 'required' || id === viewer.id || !isId(id))
      redirect(FACTOR_PATH)
    const refusal = viewer.factor === 'on' ? await refusalOf(viewer.id, form, t('wrongCode')) : null
    if (refusal) return refusal
    if (await removeFactor(id, { what: 'staffFactorReset', locale }))
      await recordStaffEvent('factor.reset', { by: viewer.id, about: id })
    redirect(`/admin/collections/staff/${id}`)
  },
)

async function refusalOf(id: string, form: FormData, wrongCode: string): Promise<FactorForm | null> {
  const tried = await tryCode(id, field(form, 'code', 40))
  if (tried.ok) return null
  if (tried.wait === 0) return { ok: false, message: wrongCode }
  answerTooMany(tried.wait)
  return { ok: false, message: await waitMessage(localeIn(form), tried.wait) }
}
