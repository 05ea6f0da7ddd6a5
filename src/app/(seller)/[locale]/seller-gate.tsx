import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { withErrorState } from '@/app/with-error-state'
import type { Locale } from '@/domain/locale'
import { sellerAccess, type SellerNeed } from '@/domain/people/sellers/seller-area'
import type { SellerPart } from '@/domain/people/sellers/seller-people'
import { DeniedNotice } from '@/features/selling/dashboard/denied-notice'
import { LatinNotice } from '@/features/selling/dashboard/latin-notice'
import { RoleNotice } from '@/features/selling/dashboard/role-notice'
import { loginPath } from '@/ui/auth/auth-path'
import { SellerStatusNotice, SuspendedNotice } from '@/features/selling/dashboard/seller-status-notice'
import { getViewer, type Viewer } from '@/features/selling/dashboard/viewer'
import { getSettings } from '@/features/shop/pages/queries'

/** `canAct`: false if the reader may only read; then the page offers no action. */
export type Admission = { viewer: Viewer; canAct: boolean }

type Props = {
  locale: Locale
  /** Without language prefix; a visitor comes back to it after signing in. */
  path: string
  need: SellerNeed
  /** Whose work the page is (rule P40). */
  part: SellerPart
  /** Instead of the way to the login. */
  signedOut?: ReactNode
  children: (admitted: Admission) => ReactNode
}

/** The way into every page of the seller area (rules L6, N1, S2); asked anew with each request. */
async function Gate({ locale, path, need, part, signedOut, children }: Props) {
  const viewer = await getViewer()
  const { actor, profile } = viewer
  const access = sellerAccess(actor, need, part)
  if (access.answer === 'login' && signedOut) return signedOut
  if (access.answer === 'login') redirect(loginPath(locale, path, 'seller'))
  // A suspended person works for nobody meanwhile, and has no seller of their own.
  if (access.answer === 'denied' || (actor.kind === 'seller' && !profile)) return <DeniedNotice />
  if (access.answer === 'role') return <RoleNotice />
  const reason = profile?.statusReason
  if (access.answer === 'page' && !access.isSuspended)
    return await children({ viewer, canAct: access.canAct })
  const { contactEmail } = await getSettings(locale)
  if (access.answer === 'status')
    return (
      <SellerStatusNotice
        status={access.status}
        reason={access.status === 'pending' ? profile?.documentAsked : reason}
        contactEmail={contactEmail}
        hasNumber={Boolean(profile?.businessRegistration)}
        asked={<LatinNotice profile={profile} isPending />}
      />
    )
  return (
    <>
      <SuspendedNotice reason={reason} contactEmail={contactEmail} />
      {await children({ viewer, canAct: access.canAct })}
    </>
  )
}

export const SellerGate = withErrorState(Gate)
