import { withErrorState } from '@/app/with-error-state'
import type { Locale } from '@/domain/locale'
import { ShippingTerms } from '@/features/seller-profile/terms/shipping-terms'
import { currentMember } from '@/server/auth/session'

type Props = { locale: Locale; canAct: boolean }

/** The shipping terms; `canAct` is what the gate of the page admitted. */
async function Section({ locale, canAct }: Props) {
  const member = await currentMember()
  // Called, not rendered: what it reads fails within this part.
  return member ? ShippingTerms({ locale, member, canAct }) : null
}

export const TermsSection = withErrorState(Section)
