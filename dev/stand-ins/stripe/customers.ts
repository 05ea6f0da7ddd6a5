import * as z from 'zod'
import { noSuch } from './errors'
import type { Form } from './form'
import { newId, now } from './ids'
import { email, expandable, metadata, readParams, text } from './params'
import type { Ctx, Customer, State } from './types'

const line = text.optional()
const address = z.strictObject({
  city: line,
  country: line,
  line1: line,
  line2: line,
  postal_code: line,
  state: line,
})
const customerCreate = z.strictObject({
  ...expandable,
  address: address.optional(),
  description: line,
  email: email.optional(),
  metadata: metadata.optional(),
  name: line,
  phone: line,
  preferred_locales: z.array(text).optional(),
})
type CustomerCreate = z.output<typeof customerCreate>

export function createCustomer(ctx: Ctx, form: Form): Customer {
  const customer = toCustomer(readParams(customerCreate, form))
  ctx.state.customers.set(customer.id, customer)
  ctx.emit('customer.created', customer)
  return customer
}

export function findCustomer(state: State, id: string): Customer {
  const customer = state.customers.get(id)
  if (!customer) throw noSuch('customer', id, 'id')
  return customer
}

export function toCustomer(asked: CustomerCreate): Customer {
  return {
    id: newId('cus_', 14),
    object: 'customer',
    address: asked.address ? { ...BLANK, ...asked.address } : null,
    balance: 0,
    created: now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: asked.description ?? null,
    discount: null,
    email: asked.email ?? null,
    invoice_prefix: newId('', 8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: asked.metadata ?? {},
    name: asked.name ?? null,
    phone: asked.phone ?? null,
    preferred_locales: asked.preferred_locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

const BLANK = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
