import { COMPANY_MAILS } from './company-mails'
import { TERMS_MAILS } from './terms-mails'
import { PRICE_MAILS } from './price-mails'
import { RETURN_MAILS } from './return-mails'

/** Emails of price requests, returns and companies, with what each says. */
export const TRADE_MAILS = { ...PRICE_MAILS, ...RETURN_MAILS, ...COMPANY_MAILS, ...TERMS_MAILS }
