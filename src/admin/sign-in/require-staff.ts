import 'server-only'
import { redirect } from 'next/navigation'
import { adminPath, LOGIN_PATH, FACTOR_PATH } from './paths'
import { mayUseAdmin, staffViewer } from './viewer'

/** Admits staff to an admin page. Others go to the sign-in; admins without a required factor, to its setup. */
export async function requireStaff(segments: readonly string[] = []): Promise<void> {
  if (await mayUseAdmin()) return
  if (await staffViewer()) redirect(FACTOR_PATH)
  const next = adminPath(['/admin', ...segments].join('/'))
  const isWayOut = segments[0]?.startsWith('logout')
  redirect(next === '/admin' || isWayOut ? LOGIN_PATH : `${LOGIN_PATH}?redirect=${encodeURIComponent(next)}`)
}
