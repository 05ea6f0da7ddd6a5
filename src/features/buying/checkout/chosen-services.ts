import { isId } from '@/domain/values/id'
import type { ChosenServices } from '@/domain/cart/quote/quote'
import { SERVICE_LENGTH } from '@/domain/cart/shipping/shipping'
import { storable } from '@/domain/values/text'

const MOST = 100
const FIELD = 'ship.'

/** Where the checkout form posts without script; redirects to the page with the chosen address and services. */
export const FORM_ENDPOINT = '/api/checkout/form'

export const serviceField = (seller: string) => FIELD + seller

/** Reads the chosen services from the URL: `ship=seller:service`, once per seller (docs/decisions/020). */
export function readServices(asked: string | string[] | undefined): ChosenServices {
  const all = typeof asked === 'string' ? [asked] : (asked ?? [])
  return validServices(all.map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1)]))
}

/** The same as a query string, without `?`, with the accepted offer that is ordered in place of the cart. */
export function writeServices(services: ChosenServices, offer?: string): string {
  const all = Object.entries(services).map((pair): [string, string] => ['ship', pair.join(':')])
  return new URLSearchParams(offer === undefined ? all : [...all, ['offer', offer]]).toString()
}

/** The accepted offer that a checkout form or page is about (rule M77); undefined for the cart. */
export const offerIn = (form: FormData) => readOfferId(form.get('offer'))

export const readOfferId = (asked: unknown): string | undefined =>
  typeof asked === 'string' && isId(asked) ? asked : undefined

/** Reads the chosen services from a checkout form. */
export function servicesIn(form: FormData): ChosenServices {
  const all = [...form].flatMap(([name, value]): [string, string][] =>
    name.startsWith(FIELD) && typeof value === 'string' ? [[name.slice(FIELD.length), value]] : [],
  )
  return validServices(all)
}

function validServices(pairs: readonly (readonly string[])[]): ChosenServices {
  const own = pairs.slice(0, MOST).filter(([seller = '']) => isId(seller))
  return Object.fromEntries(
    own.map(([seller = '', service = '']) => [seller, storable(service.slice(0, SERVICE_LENGTH))]),
  )
}
