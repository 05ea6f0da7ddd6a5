import { withErrorState } from '@/app/with-error-state'
import type { Locale } from '@/domain/locale'
import { ShippingTerms } from '@/features/selling/profile/terms/shipping-terms'
import { currentSeller } from '@/server/auth/signed-in-actor'

type Props = { locale: Locale; canAct: boolean }

/** The shipping terms; `canAct` is what the gate of the page admitted. */
async function Section({ locale, canAct }: Props) {
  const member = await currentSeller('orders')
  // Called, not rendered: what it reads fails within this part.
  return member ? ShippingTerms({ locale, member, canAct }) : null
}

export const TermsSection = withErrorState(Section)
