import { addAll, multiply } from '@/domain/money'
import type { Province } from '@/domain/people/address/postal-code'
import {
  boxesFor,
  chooseShipping,
  type PackedGoods,
  type ShippingRule,
} from '@/domain/cart/shipping/shipping'
import { readData, required } from './catalogue'
import { sure } from './sure'

type Selling = {
  seller: number
  bank: {
    bankName: string
    accountHolder: string
    bankAccount: string
    settlement: 'monthly' | 'on_completion'
  }
  shippingRules: ShippingRule[]
}

const all = readData<Selling[]>('selling.json')

/** What the catalogue does not say of a seller: the bank, and what sending costs. */
export const sellingOf = (index: number) =>
  required(
    all.find(({ seller }) => seller === index),
    `selling of ${index}`,
  )

type Line = { product: Omit<PackedGoods, 'quantity'>; quantity: number; unitPrice: number }

/** What the seller's standard shipping asks for sending these, and the kind of rule that said so (rule M15). */
export function shippingOf(seller: number, lines: readonly Line[], province: Province) {
  const { shippingRules } = sellingOf(seller)
  const subtotal = addAll(lines.map(({ unitPrice, quantity }) => multiply(unitPrice, quantity)))
  const boxes = boxesFor(lines.map(({ quantity, product }) => ({ ...product, quantity })))
  const { chosen } = sure(chooseShipping(shippingRules, { subtotal, boxes, province }, null))
  return { cost: chosen.cost, rule: chosen.kind }
}
