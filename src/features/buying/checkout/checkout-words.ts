import 'server-only'
import { useTranslations } from 'next-intl'
import { APART_FACTS, BUYER_FACTS } from '@/domain/orders/buyer-facts'
import { byFact } from '@/domain/values/by-fact'

/** The checkout's texts for client components. */
export function useCheckoutWords() {
  const t = useTranslations('checkout')
  const page = useTranslations('checkout.page')
  const book = useTranslations('addressBook')
  return {
    failed: t.raw('failed') as string,
    to: page('to'),
    deliversHere: page('deliversHere'),
    deliverHere: page('deliverHere'),
    ofCompany: book('ofCompany'),
    edit: page('edit'),
    add: page('add'),
    payment: page('payment'),
    card: page('card'),
    cardText: page('cardText'),
    cardTooMuch: page('cardTooMuch'),
    transfer: page('transfer'),
    transferText: page('transferText'),
    noTransfers: page('noTransfers'),
    statedTitle: page('statedTitle'),
    stated: byFact(BUYER_FACTS, ({ name }) => page(name)),
    statedApart: byFact(APART_FACTS, ({ name }) => page.raw(`apart.${name}`) as string),
    shared: byFact(APART_FACTS, ({ name }) => page(`shared.${name}`)),
    place: page('place'),
    placing: page('placing'),
    goOn: page('goOn'),
    changeWhat: page('changeWhat'),
    changeFrom: page('changeFrom'),
    changeTo: page('changeTo'),
    changeOf: {
      price: page.raw('changedPrice') as string,
      quantity: page.raw('changedQuantity') as string,
      credit: page.raw('changedCredit') as string,
      minimum: page.raw('changedMinimum') as string,
      shipping: page.raw('changedShipping') as string,
      service: page.raw('changedService') as string,
      unit: page.raw('changedUnit') as string,
      arrival: page.raw('changedArrival') as string,
    },
    standardShipping: page('standardShipping'),
    gone: page('gone'),
    added: page('addedLine'),
    off: page('discount'),
    tax: page('tax'),
    total: page('total'),
    toBeQuoted: page('toBeQuoted'),
  }
}

export type CheckoutWords = ReturnType<typeof useCheckoutWords>
