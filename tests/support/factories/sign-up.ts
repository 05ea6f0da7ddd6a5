import { unique } from './unique'

/** A password no list knows. */
export const FRESH = 'gravel pond nineteen'

export const newEmail = () => `${unique('new')}@maru.test`

/** What a Canadian buyer fills in. */
export const aSignUp = (email = newEmail()) => ({
  email,
  password: FRESH,
  confirmPassword: FRESH,
  userType: 'buyer',
  firstName: 'Maude',
  lastName: 'Tremblay',
  phone: '+1 514 555 0142',
  company: '',
  country: 'CA',
  address: '410 rue Sherbrooke',
  address2: '',
  city: 'Montréal',
  province: 'QC',
  postalCode: 'h2l1j7',
  terms: 'on',
  age: 'on',
})

/** What a Korean seller fills in. */
export const aKoreanSignUp = (email = newEmail()) => ({
  ...aSignUp(email),
  userType: 'seller',
  firstName: '민서',
  lastName: '한',
  phone: '+82 2 555 0100',
  company: '소래도기',
  country: 'KR',
  address: '테헤란로 152',
  city: '강남구',
  province: '',
  region: '서울특별시',
  postalCode: '06236',
  businessRegistration: '124-81-00998',
  companyLatin: 'Sorae Ceramics',
  contactPersonLatin: 'Han Minseo',
  addressLatin: '152 Teheran-ro',
  address2Latin: '',
  cityLatin: 'Gangnam-gu',
  provinceLatin: 'Seoul',
  marketing: 'on',
  locale: 'ko',
})
