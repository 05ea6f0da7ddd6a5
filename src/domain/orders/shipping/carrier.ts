import type { Locale } from '@/domain/locale'

/** Carriers by their stored values (rule M31). */
export const CARRIERS = ['dhl', 'fedex', 'cj'] as const

export type Carrier = (typeof CARRIERS)[number]

export const isCarrier = (value: unknown): value is Carrier => CARRIERS.some((carrier) => carrier === value)

const TRACKING: Record<Carrier, string> = {
  dhl: 'https://www.dhl.com/ca-en/home/tracking.html?tracking-id=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  cj: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=',
}

const NAMES: Record<Carrier, string> = { dhl: 'DHL', fedex: 'FedEx', cj: 'CJ Logistics' }

/** Display name of a carrier; CJ has its own name in Korean. */
export function carrierName(carrier: Carrier, locale: Locale): string {
  return carrier === 'cj' && locale === 'ko' ? 'CJ대한통운' : NAMES[carrier]
}

/** The carrier's tracking page (rule M8). */
export function trackingUrl(carrier: Carrier, trackingNumber: string): string {
  return TRACKING[carrier] + encodeURIComponent(trackingNumber.trim())
}
