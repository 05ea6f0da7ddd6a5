import 'server-only'
import { redirect } from 'next/navigation'
import { adminPath } from './admin-path'
import { LOGIN, PATH } from './paths'
import { mayUseAdmin, staffViewer } from './viewer'

/** Lets staff go on to a page of the panel; sends everybody else to the sign-in, and an admin who needs one to the second factor. */
export async function requireStaff(segments: readonly string[] = []): Promise<void> {
  if (await mayUseAdmin()) return
  if (await staffViewer()) redirect(PATH)
  const next = adminPath(['/admin', ...segments].join('/'))
  const isWayOut = segments[0]?.startsWith('logout')
  redirect(next === '/admin' || isWayOut ? LOGIN : `${LOGIN}?redirect=${encodeURIComponent(next)}`)
}
