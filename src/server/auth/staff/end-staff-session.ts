import 'server-only'
import { cookies } from 'next/headers'
import { endSession } from '@/server/auth/session/account-sessions'
import { currentStaff } from '@/server/auth/session/session'
import { STAFF_COOKIE } from '@/server/auth/session/session-cookies'

/** Ends this staff session, also in the database. A member session in the same browser stays. */
export async function endStaffSession() {
  const user = await currentStaff()
  if (user && '_sid' in user) await endSession(user, String(user._sid))
  const jar = await cookies()
  jar.delete(STAFF_COOKIE)
}
