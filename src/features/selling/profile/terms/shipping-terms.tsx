import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import type { MemberUser } from '@/server/auth/session/session'
import { DistrictTexts } from '@/server/texts/district-texts'
import { getReach } from './get-reach'
import { getShippingTerms } from './get-shipping-terms'
import { TermsForm } from './terms-form'

type Props = { locale: Locale; member: MemberUser; canAct: boolean }

/** What a seller charges for shipping, for the page /seller/shipping/terms (rules M15, S48). */
export async function ShippingTerms({ locale, member, canAct }: Props) {
  const t = await getTranslations('shippingTerms')
  return (
    <section id="terms" aria-labelledby="shipping-terms" className="grid gap-5">
      <div>
        <h2 id="shipping-terms" className="text-xl">
          {t('title')}
        </h2>
        <p className="text-muted max-w-prose">{t('text')}</p>
      </div>
      <DistrictTexts of={['shippingTerms', 'provinces', 'profile.unsaved', 'productEdit.conflict']}>
        <TermsForm
          locale={locale}
          {...await getShippingTerms(member, locale)}
          canAct={canAct}
          reach={await getReach(String(member.id))}
        />
      </DistrictTexts>
    </section>
  )
}
