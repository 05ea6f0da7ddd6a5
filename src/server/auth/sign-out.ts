import 'server-only'
import { endSession } from './account-sessions'
import { currentUser } from './session'

/** Ends the current session only. */
export async function signOut() {
  const user = await currentUser()
  if (user && '_sid' in user) await endSession(user, String(user._sid))
}
