import { advisoryLock } from '@/server/db/locks'
import { and, eq, isNull } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import {
  validateShippingAddress,
  type AddressInput,
  type ShippingAddress,
} from '@/domain/people/address/address'
import type { BuyerStatement } from '@/domain/orders/buyer-facts'
import type { Locale } from '@/domain/locale'
import type { ChosenServices, Quote } from '@/domain/cart/quote/quote'
import { fail, failAll, issue, ok, type Issue, type Result } from '@/domain/result'
import { readQuote } from '@/server/cart/quote/read-quote'
import { crashPoint } from '@/server/db/connections/crash-point'
import { lockProducts, lockSellersOf } from '@/server/orders/lock-rows'
import { lockAcceptedOffer } from '@/server/orders/offers'
import { lockPaidSamples } from '@/server/orders/samples'
import { readUnpaid } from '@/server/orders/money/unpaid'
import { ordersFor } from '@/domain/people/companies/role'
import { lockMembership } from '@/server/people/companies/membership'
import { mustBeDecided } from '@/server/people/companies/spending'
import { queues } from '@/server/storage/semaphore'
import { command, must, Refusal } from '@/server/db/refusal'
import type { Transaction } from '@/server/db/transaction'
import { checkTermsChosen, lockTerms } from '@/features/buying/checkout/company/terms-choice'
import { findPlaced } from './find-placed'
import { refuseTooMuchUnpaid } from './limit-unpaid'
import { lockCart } from './lock-cart'
import { checkLengths } from './check-lengths'
import { CodeGone, GoodsChanged } from './lock-goods'
import { writeCheckout } from './write-checkout'

const { company_members, users } = tables

export type PlacementInput = BuyerStatement & {
  buyer: string
  locale: Locale
  /** Idempotency key, made with the form. */
  key: string
  /** Digest of the quote that was shown. */
  digest: string
  address: AddressInput & { address2?: string; company?: string; phone?: string }
  /** `terms`: on the terms of the buyer's company (rule M120). */
  provider: 'stripe' | 'transfer' | 'terms'
  /** The day of payment that was shown, of an order on terms that is confirmed at once. */
  dueOn?: string
  /** The chosen service of each seller, by default its first. */
  services?: ChosenServices
  /** An accepted offer of the buyer's, which is ordered in place of the cart (rule M77). */
  offer?: string
}

/** Optional fields are empty strings. */
export type OrderRecipient = ShippingAddress & Record<'address2' | 'company' | 'phone', string>

export type PlacementResult =
  | {
      kind: 'placed'
      checkout: string
      number: string
      orders: string[]
      waitsForQuote: boolean
      isUnapproved?: boolean
      /** Confirmed on terms. */
      isOnTerms?: boolean
    }
  /** The quote differs from the one shown: nothing was ordered, this is the new quote. */
  | { kind: 'changed'; quote: Quote; digest: string }

/** Places everything in the cart as one checkout with an order for each seller, or nothing at all (rule M24). */
export async function placeOrder(placing: PlacementInput): Promise<Result<PlacementResult>> {
  const address = validateShippingAddress(placing.address)
  if (!address.ok) return address
  if (!/^[\w-]{8,100}$/.test(placing.key)) return fail('checkout.key', 'key')
  const lengths = checkLengths(placing)
  if (!lengths.ok) return lengths
  const { address2, company, phone } = placing.address
  const to = {
    ...address.value,
    address2: trimmed(address2, 200),
    company: trimmed(company, 200),
    phone: trimmed(phone, 40),
  }
  const done = await queues.checkouts(() => placeOnce(placing, to))
  if (done.ok && done.value.kind === 'placed') crashPoint('checkout.committed')
  return done
}

/**
 * Locks the goods last; if they changed meanwhile, once more with the lock first, which nothing can come between. That of an offer comes
 * first, since its stock is released before it is reserved for the order.
 */
async function placeOnce(placing: PlacementInput, to: OrderRecipient): Promise<Result<PlacementResult>> {
  if (placing.offer) return command((tx) => place(tx, placing, to, lockProducts))
  try {
    return await command((tx) => place(tx, placing, to, lockSellersOf))
  } catch (error) {
    if (!(error instanceof GoodsChanged)) throw error
    return placeLocked(placing, to)
  }
}

/** A code that came back and went again meanwhile is refused by name. */
async function placeLocked(placing: PlacementInput, to: OrderRecipient): Promise<Result<PlacementResult>> {
  try {
    return await command((tx) => place(tx, placing, to, lockProducts))
  } catch (error) {
    if (error instanceof CodeGone) return fail('discount.gone', 'code')
    throw error
  }
}

async function place(
  tx: Transaction,
  placing: PlacementInput,
  to: OrderRecipient,
  lock: typeof lockProducts,
): Promise<PlacementResult> {
  const { buyer, locale, services, offer } = placing
  // Serialize a member's checkouts: a duplicate request finds the order that the first one placed.
  await advisoryLock(tx, 'checkout', buyer)
  const before = await findPlaced(tx, placing, to)
  if (before) return before
  // Lock the member: a concurrent account deletion has either finished, or waits and finds this order open.
  const [member] = await tx
    .select({ suspendedAt: users.suspendedAt, company: company_members.company })
    .from(users)
    .leftJoin(company_members, eq(company_members.user, users.id))
    .where(and(eq(users.id, buyer), isNull(users.deletedAt)))
    .for('key share', { of: users })
  if (!member) throw new Refusal([issue('account.signIn', '')])
  if (member.suspendedAt !== null) throw new Refusal([issue('account.suspended', '')])

  // Orders before a membership and a company, as all who lock them (docs/decisions/076).
  if (!offer) await lockPaidSamples(tx, buyer)
  // Who has left it meanwhile orders for themselves.
  const colleague = member.company === null ? undefined : await lockMembership(tx, buyer)
  if (colleague && !ordersFor(colleague.role)) throw new Refusal([issue('company.accountant', '')])
  const onTerms = placing.provider === 'terms' ? await lockTerms(tx, colleague) : null

  const goods = offer
    ? await lockAcceptedOffer(tx, { offer, buyer, postalCode: to.postalCode })
    : await lockCart(tx, buyer)
  await lock(tx, goods)
  const read = await readQuote(tx, { buyer, locale, province: to.province, services, offer })
  if (read.facts.lines.length === 0) throw new Refusal(failAll([EMPTY]).issues)
  if (read.quote.issues.length > 0) throw new Refusal(read.quote.issues)
  const missing = missingServices(read.quote)
  if (missing.length > 0) throw new Refusal(missing)
  if (read.digest !== placing.digest) return { kind: 'changed', quote: read.quote, digest: read.digest }
  if (!onTerms) must(checkProvider(placing.provider, read.quote, read.facts.shop.transfersAllowed))
  const unpaid = await readUnpaid(tx, buyer, offer)
  // Without its shipping cost the total is not known: it is asked for with the last quote.
  const isUnapproved =
    colleague !== undefined && read.quote.isFinal && (await mustBeDecided(tx, colleague, read.quote.total))
  const isConfirmed = onTerms !== null && read.quote.isFinal && !isUnapproved
  if (onTerms)
    must(checkTermsChosen(onTerms, read.quote, isConfirmed ? (placing.dueOn ?? '') : undefined, locale))
  // What is confirmed at once is limited by the company's credit, and reserves nothing.
  if (!isConfirmed)
    await refuseTooMuchUnpaid(tx, { provider: placing.provider, isUnapproved }, read.quote, unpaid)

  const company = colleague?.company ?? null
  const written = await writeCheckout(tx, {
    placing,
    to,
    read,
    hasPaid: unpaid.hasPaid,
    company,
    isUnapproved,
    netDays: onTerms?.netDays ?? null,
  })
  crashPoint('checkout.written')
  return { kind: 'placed', ...written }
}

/** A service that is not offered is refused by name; no other one is taken silently. */
const missingServices = ({ groups }: Quote): Issue[] =>
  groups.flatMap(({ sellerId, sellerName: seller, missingService }) =>
    missingService === null
      ? []
      : [
          issue('shipping.service', `shipping.${sellerId}`, {
            seller,
            service: missingService,
            named: missingService === '' ? 'no' : 'yes',
          }),
        ],
  )

/** As stored, so that a retry compares equal with its order. */
const trimmed = (text: string | undefined, most: number) => (text ?? '').trim().slice(0, most)

const EMPTY = issue('checkout.empty', 'cart')

/** Cards pay up to CAD 999,999.99 (rule M16); a total without its shipping quote is checked again when it is final. */
function checkProvider(
  provider: PlacementInput['provider'],
  quote: Quote,
  transfersAllowed: boolean,
): Result<true> {
  if (provider === 'transfer') return transfersAllowed ? ok(true) : fail('checkout.noTransfers', 'provider')
  if (!quote.isCardPayable && quote.isFinal) return fail('checkout.transferOnly', 'provider')
  return ok(true)
}
