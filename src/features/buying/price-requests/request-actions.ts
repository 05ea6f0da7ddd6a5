'use server'

import { redirect } from 'next/navigation'
import { isId, NO_ID } from '@/domain/values/id'
import { actingOn } from '@/server/auth/selling'
import { actorOfUser, isActiveSeller } from '@/domain/people/actor'
import { MAX_REQUEST_LINES } from '@/domain/cart/price-requests/request'
import { fail, type Result } from '@/domain/result'
import { localePath } from '@/messages/locales'
import { field } from '@/server/http/forms/form'
import { memberAction, sellerAction } from '@/server/http/forms/form-action'
import {
  acceptOffer,
  counterOffer,
  declineRequest,
  offerPrice,
  withdrawRequest,
} from './commands/move-request'
import { removeTemplate } from './commands/offer-templates'
import { requestPrice } from './commands/request-price'

/** Every form here has `locale`; those about a request also `request` (its id), `version` and `side`, whose page is shown again. */
const TERMS = ['neededBy', 'postalCode', 'note'] as const
const OFFER = ['freight', 'minDays', 'maxDays', 'validUntil', 'note', 'template'] as const

const typedIn = <N extends string>(form: FormData, names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, field(form, name)])) as Record<N, string>

/** One more than there may be, so that too many are noticed. */
const rowsOf = (form: FormData, name: string) =>
  Array.from({ length: MAX_REQUEST_LINES + 1 }, (_, at) => `${name}.${at}`).filter((row) => form.has(row))

const keptRows = (form: FormData, ...names: string[]) =>
  typedIn(
    form,
    names.flatMap((name) => rowsOf(form, name)),
  )

const questionsIn = (form: FormData) =>
  [...form.keys()].flatMap((name) => (name.startsWith('question.') ? name.slice('question.'.length) : []))

/** Asks for a price. Fields: key, product.<n>, quantity.<n>, target.<n>, neededBy, postalCode, note, question.<name>. */
export const askPrice = memberAction(
  { words: 'priceRequests', failed: (t) => t('notSent') },
  async ({ form, locale, member }) => {
    const questions = questionsIn(form)
    const ticked = Object.fromEntries(questions.map((name) => [`question.${name}`, 'on']))
    const kept = { ...typedIn(form, TERMS), ...keptRows(form, 'quantity', 'target'), ...ticked }
    const lines = rowsOf(form, 'product').map((_, at) => ({
      product: idIn(form, `product.${at}`),
      quantity: field(form, `quantity.${at}`, 40),
      target: field(form, `target.${at}`, 41),
    }))
    const typed = { ...typedIn(form, TERMS), lines, questions }
    const done = await requestPrice({
      buyer: String(member.id),
      locale,
      key: field(form, 'key', 100),
      typed,
    })
    if (!done.ok) return { ...done, kept }
    redirect(localePath(locale, `/price-requests/${done.value.request}?done=requested`))
  },
)

/** The seller's offer. Fields: price.<n>, freight, minDays, maxDays, validUntil, note, reserves, template. */
export const makeOffer = sellerAction(
  'orders',
  { words: 'priceRequests', failed: (t) => t('notSent') },
  async ({ form, locale, member }) => {
    const { template, ...terms } = typedIn(form, OFFER)
    const prices = rowsOf(form, 'price').map((name) => field(form, name, 41))
    const done = await offerPrice(actorOfUser(member), {
      ...requestIn(form),
      locale,
      typed: { ...terms, prices },
      reserves: form.has('reserves'),
      template,
    })
    if (!done.ok)
      return {
        ...done,
        kept: {
          ...terms,
          template,
          ...keptRows(form, 'price'),
          ...(form.has('reserves') && { reserves: 'on' }),
        },
      }
    redirect(localePath(locale, `/seller/price-requests/${done.value.request}?done=offered`))
  },
)

/** A seller's template goes. Field: template (its id). */
export const dropTemplate = sellerAction(
  'orders',
  { words: 'priceRequests' },
  async ({ form, t, member }) => {
    if (!isActiveSeller(actorOfUser(member))) return fail('upload.sellersOnly', '')
    const done = await removeTemplate(String(member.id), idIn(form, 'template'))
    return done.ok ? { ok: true, message: t('done.removed') } : done
  },
)

/** The buyer accepts and goes on to checkout. */
export const acceptOfferAction = memberAction(
  { words: 'priceRequests' },
  async ({ form, locale, member }) => {
    const done = await acceptOffer(actorOfUser(member), requestIn(form))
    if (!done.ok) return done
    redirect(localePath(locale, `/checkout?offer=${done.value.request}`))
  },
)

/** The buyer asks again. Fields: quantity.<n>, target.<n>, note. */
export const counter = memberAction(
  { words: 'priceRequests', failed: (t) => t('notSent') },
  async ({ form, locale, member }) => {
    const note = field(form, 'note')
    const lines = rowsOf(form, 'quantity').map((_, at) => ({
      quantity: field(form, `quantity.${at}`, 40),
      target: field(form, `target.${at}`, 41),
    }))
    const done = await counterOffer(actorOfUser(member), { ...requestIn(form), locale, lines, note })
    if (!done.ok) return { ...done, kept: { note, ...keptRows(form, 'quantity', 'target') } }
    redirect(localePath(locale, `/price-requests/${done.value.request}?done=requested`))
  },
)

/** Either side declines. Field: reason. */
export const declineRequestAction = memberAction(
  { words: 'priceRequests' },
  async ({ form, locale, member }) => {
    const reason = field(form, 'reason')
    const done = await declineRequest(
      actorOfUser(await actingOn(member, 'price-requests', requestIn(form).request)),
      { ...requestIn(form), reason },
    )
    return done.ok ? backTo(done, form, locale, 'declined') : { ...done, kept: { reason } }
  },
)

/** Either side withdraws what it asked or offered. */
export const withdrawRequestAction = memberAction(
  { words: 'priceRequests' },
  async ({ form, locale, member }) => {
    const done = await withdrawRequest(
      actorOfUser(await actingOn(member, 'price-requests', requestIn(form).request)),
      requestIn(form),
    )
    return done.ok ? backTo(done, form, locale, 'withdrawn') : done
  },
)

type ActionResult = Extract<Result<{ request: string }>, { ok: true }>

function backTo(
  { value }: ActionResult,
  form: FormData,
  locale: Parameters<typeof localePath>[0],
  done: string,
): never {
  const prefix = field(form, 'side', 6) === 'seller' ? '/seller' : ''
  redirect(localePath(locale, `${prefix}/price-requests/${value.request}?done=${done}`))
}

function idIn(form: FormData, name: string) {
  const id = field(form, name, 36)
  return isId(id) ? id : NO_ID
}

const requestIn = (form: FormData) => ({
  request: idIn(form, 'request'),
  version: Number(field(form, 'version', 9)),
})
