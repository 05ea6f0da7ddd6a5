import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { withErrorState } from '@/app/with-error-state'
import type { Locale } from '@/domain/locale'
import { DeniedNotice } from '@/features/dashboard/denied-notice'
import { loginPath } from '@/ui/auth/auth-path'
import { SellerStatusNotice } from '@/features/dashboard/seller-status-notice'
import { getViewer, type Viewer } from '@/features/dashboard/viewer'
import { getSettings } from '@/features/pages/queries'

type Props = { locale: Locale; path: string; children: (viewer: Viewer) => ReactNode }

/**
 * Lets active sellers through to a page and shows everyone else why not (rules L6, S2). `path` has no language
 * prefix.
 */
async function Gate({ locale, path, children }: Props) {
  const viewer = await getViewer()
  const { actor, profile } = viewer
  if (actor.kind === 'visitor') redirect(loginPath(locale, path, 'seller'))
  if (actor.kind !== 'seller') return <DeniedNotice />
  if (actor.status === 'active') return children(viewer)
  const { contactEmail } = await getSettings(locale)
  return (
    <SellerStatusNotice status={actor.status} reason={profile?.statusReason} contactEmail={contactEmail} />
  )
}

export const SellerGate = withErrorState(Gate)
