import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { getFieldWords } from '@/ui/forms/fields/get-field-words'
import type { OwnProfile } from './get-profile'
import { ProfileForm } from './profile-form'

/** The message keys under `profile` that the edit form uses. */
export const FORM_WORDS = [
  'personal',
  'address',
  'business',
  'save',
  'saving',
  'cancel',
  'company',
  'businessRegistration',
  'contactPerson',
  'contactPersonHint',
  'latinHint',
  'contactEmail',
  'contactPhone',
  'failed',
  'sellerFailed',
] as const

export type ProfileWords = Record<(typeof FORM_WORDS)[number], string>

/** The edit form with the stored values and its texts. */
export async function ProfileEdit({ locale, profile }: { locale: Locale; profile: OwnProfile }) {
  const t = await getTranslations('profile')
  const { person, business } = profile
  const { status, ...lines } = business ?? {}
  const region = person.country === 'KR' ? person.province : ''
  const words = Object.fromEntries(FORM_WORDS.map((key) => [key, t(key)])) as ProfileWords
  return (
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
      words={{
        ...words,
        fields: await getFieldWords(locale),
        guard: {
          title: t('unsaved.title'),
          text: t('unsaved.text'),
          stay: t('unsaved.stay'),
          leave: t('unsaved.leave'),
        },
      }}
    />
  )
}
