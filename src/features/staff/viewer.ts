import 'server-only'
import { isStaff } from '@/domain/people/actor'
import { factorState, type FactorState } from '@/domain/people/second-factor'
import { isProduction } from '@/server/env'
import { isUnavailable } from '@/server/db/is-unavailable'
import { currentStaff } from '@/server/auth/session'
import { signedInStaff } from '@/server/auth/signed-in-actor'

export type StaffViewer = {
  id: string
  sid: string
  email: string
  isAdmin: boolean
  factor: FactorState
  mayDoWithout: boolean
}

/** The member of staff whose session this is, also one who may only set up the second factor yet. */
export async function staffViewer(): Promise<StaffViewer | null> {
  const user = await currentStaff()
  if (!user || !('_sid' in user)) return null
  const factor = user.factor === 'on' || user.factor === 'required' ? user.factor : 'off'
  return {
    id: user.id,
    sid: String(user._sid),
    email: user.email,
    isAdmin: user.role === 'admin',
    factor,
    mayDoWithout: factorState(user.role, { isSetUp: false, isProduction: isProduction() }) === 'off',
  }
}

/** Whether the panel may be shown: to staff, and to an admin of a production only with a second factor. */
export async function mayUseAdmin(): Promise<boolean> {
  return isStaff(await signedInStaff())
}

/** The same for what only frames a page: where the database could not be asked, the page itself says so. */
export async function showsAdminFrame(): Promise<boolean> {
  try {
    return await mayUseAdmin()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return false
  }
}
