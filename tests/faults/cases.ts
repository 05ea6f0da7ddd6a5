import { kills } from './cases/kills'
import { outages } from './cases/outages'
import { payments } from './cases/payments'
import { rush } from './cases/rush'
import { signedIn } from './cases/signed-in'

export const CASES = [...rush, ...payments, ...kills, ...outages, ...signedIn]
