import { COMPANY_MAILS } from './company-mails'
import { PEOPLE_MAILS } from './people-mails'
import { TERMS_MAILS } from './terms-mails'
import { PRICE_MAILS } from './price-mails'
import { RETURN_MAILS } from './return-mails'

/** Emails of price requests, returns, companies and people of sellers, with what each says. */
export const TRADE_MAILS = {
  ...PRICE_MAILS,
  ...RETURN_MAILS,
  ...COMPANY_MAILS,
  ...PEOPLE_MAILS,
  ...TERMS_MAILS,
}
