import 'server-only'
import { factorState, type FactorState } from '@/domain/second-factor'
import { isProduction } from '@/server/env'
import { currentUser } from '@/server/session'

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
  const user = await currentUser()
  if (user?.collection !== 'staff' || !('_sid' in user)) return null
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
