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
  'contactEmail',
  'contactPhone',
  'failed',
  'sellerFailed',
] as const

export type ProfileWords = Record<(typeof FORM_WORDS)[number], string>
