import * as z from 'zod'
import { isId } from '@/domain/values/id'
import { MONEY_PARTS, type MoneyPart, type TypedPart } from '@/domain/payments/money-settings'
import { changeMoneySettings } from './change-money-settings'
import { endTerms, giveTerms } from './give-terms'
import { setSellerCommission } from './set-seller-commission'
import { adminCommand } from '@/admin/commands/admin-command'

const typed = z.string().max(8_000)
const short = z.string().max(40)

/** A part of the money settings (rule M48). */
const moneySettings = adminCommand({
  needsProof: true,
  body: z
    .object({
      part: z.enum(Object.keys(MONEY_PARTS) as [MoneyPart, ...MoneyPart[]]),
      seen: z.string().max(20_000),
    })
    .catchall(typed),
  run: (actor, given) => changeMoneySettings(actor, given as TypedPart & { seen: string }),
})

/** A seller's own commission (rule M48). */
const sellerCommission = adminCommand({
  needsProof: true,
  body: z.object({ seller: z.string().refine(isId), percent: short, seen: short }),
  run: setSellerCommission,
})

const reason = z.string().max(5_000)
const ofCompany = { company: z.string().refine(isId), seen: z.string().max(200), reason }

/** Terms of payment of a company that buys (rule A34). */
const netTerms = adminCommand({
  needsProof: true,
  body: z.discriminatedUnion('step', [
    z.object({
      step: z.literal('give'),
      ...ofCompany,
      netDays: short,
      creditLimit: short,
      settlement: short,
    }),
    z.object({ step: z.literal('end'), ...ofCompany }),
  ]),
  run: (actor, { step: _, ...given }) =>
    'netDays' in given ? giveTerms(actor, given) : endTerms(actor, given),
})

export const MONEY_SETTINGS = {
  'money-settings': moneySettings,
  'seller-commission': sellerCommission,
  'net-terms': netTerms,
}
