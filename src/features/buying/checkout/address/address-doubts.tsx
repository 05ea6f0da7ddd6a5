import { useTranslations } from 'next-intl'
import { cityFitsProvince } from '@/domain/people/address/city-province'
import { postalCodeMatchesProvince, type Province } from '@/domain/people/address/postal-code'

type Props = { city: string; postalCode: string; province: Province }

/** Asks about a city or postal code that seems to lie in another province; nothing is refused for it (rule D10). */
export function AddressDoubts({ city, postalCode, province }: Props) {
  const t = useTranslations('checkout.page')
  const provinces = useTranslations('provinces')
  const chosen = { province: provinces(province) }
  const doubts = [
    ...(postalCodeMatchesProvince(postalCode, province)
      ? []
      : [t('postalCodeDiffers', { ...chosen, code: postalCode })]),
    ...(cityFitsProvince(city, province) ? [] : [t('cityDiffers', { ...chosen, city })]),
  ]
  return doubts.map((doubt) => (
    <p key={doubt} className="cart-changed mt-3">
      {doubt}
    </p>
  ))
}
