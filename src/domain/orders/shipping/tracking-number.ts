import { cleanLine, isBlank } from '@/domain/values/text'
import type { Carrier } from './carrier'

/** What each carrier usually prints on a waybill, without spaces and hyphens. */
const USUAL: Record<Carrier, RegExp> = {
  dhl: /^(?:\d{10,11}|J(?:J?D|VGL)[A-Z0-9]{8,22})$/,
  fedex: /^(?:\d{12}|\d{15}|\d{20}|\d{22}|DT\d{12})$/,
  cj: /^(?:\d{10}|\d{12})$/,
}

/** Without what nobody sees, which a copied number may bring along. */
const visible = (typed: string) => (isBlank(typed) ? '' : cleanLine(typed).replace(/\p{C}/gu, '').trim())

const compact = (typed: string) => visible(typed).replace(/[\s-]/g, '').toUpperCase()

/** Whether a number has the form its carrier usually gives. Another one is asked about, not refused (rule M41). */
export const isUsualTrackingNumber = (carrier: Carrier, typed: string) => USUAL[carrier].test(compact(typed))

/** As it is stored: a usual number without spaces and hyphens, so that the carrier's message finds it; any other as typed. */
export const storedTrackingNumber = (carrier: Carrier, typed: string) =>
  isUsualTrackingNumber(carrier, typed) ? compact(typed) : visible(typed)
