import { isId } from '@/domain/id'
import type { ChosenServices } from '@/domain/cart/quote'
import { SERVICE_LENGTH } from '@/domain/cart/shipping'
import { storable } from '@/domain/text'

const MOST = 100
const FIELD = 'ship.'

/** Where the checkout form is sent without script: it leads to the page with the sums of what is chosen in it. */
export const FORM_ENDPOINT = '/api/checkout/form'

export const serviceField = (seller: string) => FIELD + seller

/** What the page's address says of shipping: `ship=seller:service`, once for each choice (docs/decisions/020). */
export function readServices(asked: string | string[] | undefined): ChosenServices {
  const all = typeof asked === 'string' ? [asked] : (asked ?? [])
  return kept(all.map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1)]))
}

/** The same as part of an address, after `?`. */
export function writeServices(services: ChosenServices): string {
  const all = Object.entries(services).map((pair): [string, string] => ['ship', pair.join(':')])
  return new URLSearchParams(all).toString()
}

/** What the radio buttons of a checkout form say. */
export function servicesIn(form: FormData): ChosenServices {
  const all = [...form].flatMap(([name, value]): [string, string][] =>
    name.startsWith(FIELD) && typeof value === 'string' ? [[name.slice(FIELD.length), value]] : [],
  )
  return kept(all)
}

function kept(pairs: readonly (readonly string[])[]): ChosenServices {
  const own = pairs.slice(0, MOST).filter(([seller = '']) => isId(seller))
  return Object.fromEntries(
    own.map(([seller = '', service = '']) => [seller, storable(service.slice(0, SERVICE_LENGTH))]),
  )
}
