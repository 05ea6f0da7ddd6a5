import type { Locale } from '@/domain/locale'
import { DistrictTexts } from '@/server/texts/district-texts'
import type { OwnProfile } from './get-profile'
import { ProfileForm } from './profile-form'

/** The edit form with the stored values. */
export function ProfileEdit({ locale, profile }: { locale: Locale; profile: OwnProfile }) {
  const { person, business } = profile
  const { status, ...lines } = business ?? {}
  const region = person.country === 'KR' ? person.province : ''
  return (
    <DistrictTexts of={['profile', 'fields', 'provinces']}>
      <ProfileForm
        locale={locale}
        values={{
          ...lines,
          ...person,
          region: region ?? '',
          company: business?.company ?? person.company ?? '',
        }}
        isKorean={business?.country === 'KR'}
        business={!business ? 'none' : status === 'suspended' ? 'locked' : 'open'}
      />
    </DistrictTexts>
  )
}
