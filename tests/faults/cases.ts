import { kills } from './cases/kills'
import { outages } from './cases/outages'
import { payments } from './cases/payments'
import { rush } from './cases/rush'

export const CASES = [...rush, ...payments, ...kills, ...outages]
