import { CARRIERS, carrierName, isCarrier, trackingUrl, type Carrier } from '@/domain/orders/shipping/carrier'
import type { Locale } from '@/domain/locale'

/** Who carries goods back (rule M87): also carriers within Canada, and somebody else without a tracking page. */
export const RETURN_CARRIERS = ['canada_post', 'purolator', 'ups', ...CARRIERS, 'other'] as const
export type ReturnCarrier = (typeof RETURN_CARRIERS)[number]

export const isReturnCarrier = (value: unknown): value is ReturnCarrier =>
  RETURN_CARRIERS.some((carrier) => carrier === value)

type Canadian = Exclude<ReturnCarrier, Carrier | 'other'>

const NAMES: Record<Canadian, string> = { canada_post: 'Canada Post', purolator: 'Purolator', ups: 'UPS' }

const TRACKING: Record<Canadian, string> = {
  canada_post: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  purolator: 'https://www.purolator.com/en/shipping/tracker?pin=',
  ups: 'https://www.ups.com/track?tracknum=',
}

/** Null of somebody else, who has no name here. */
export function returnCarrierName(carrier: ReturnCarrier, locale: Locale): string | null {
  if (carrier === 'other') return null
  if (isCarrier(carrier)) return carrierName(carrier, locale)
  return carrier === 'canada_post' && locale === 'fr' ? 'Postes Canada' : NAMES[carrier]
}

/** The carrier's tracking page, if it has one. */
export function returnTrackingUrl(carrier: ReturnCarrier, number: string): string | null {
  if (carrier === 'other' || number === '') return null
  return isCarrier(carrier) ? trackingUrl(carrier, number) : TRACKING[carrier] + encodeURIComponent(number)
}
