import 'server-only'
import { isStaff } from '@/domain/people/actor'
import { factorState, type FactorState } from '@/domain/people/sign-in/second-factor'
import { isProduction } from '@/server/settings/env'
import { isUnavailable } from '@/server/db/connections/is-unavailable'
import { currentStaff } from '@/server/auth/session/session'
import { currentStaffActor } from '@/server/auth/signed-in-actor'

export type StaffViewer = {
  id: string
  sid: string
  email: string
  isAdmin: boolean
  factor: FactorState
  mayDoWithout: boolean
}

/** The staff member of this session, also an admin who must still set up a second factor. */
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

/** Whether the user may use the admin panel; in production admins need a second factor. */
export async function mayUseAdmin(): Promise<boolean> {
  return isStaff(await currentStaffActor())
}

/** The same for the page frame: false if the database is unavailable, since the page itself reports that. */
export async function showsAdminFrame(): Promise<boolean> {
  try {
    return await mayUseAdmin()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return false
  }
}
