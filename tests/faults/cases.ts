import { cart } from './cases/cart'
import { commission } from './cases/commission'
import { companies } from './cases/companies'
import { decisions } from './cases/decisions'
import { fresh } from './cases/fresh'
import { heavy } from './cases/heavy'
import { imports } from './cases/imports'
import { kills } from './cases/kills'
import { offers } from './cases/offers'
import { netTerms } from './cases/net-terms'
import { outages } from './cases/outages'
import { payments } from './cases/payments'
import { payouts } from './cases/payouts'
import { returns } from './cases/returns'
import { rush } from './cases/rush'
import { signedIn } from './cases/signed-in'
import { talk } from './cases/talk'
import { silentMail } from './cases/silent-mail'
import { twoWorkers } from './cases/two-workers'

/** The mail server is silent until the last case, which waits for what is left of ten minutes. */
export const CASES = [
  ...rush,
  ...cart,
  ...payments,
  ...kills,
  ...returns,
  ...offers,
  ...companies,
  ...netTerms,
  ...twoWorkers,
  ...outages,
  ...signedIn,
  ...fresh,
  ...heavy,
  ...imports,
  ...payouts,
  ...commission,
  ...decisions,
  ...talk,
  ...silentMail,
]
