import { dateFormat, type Locale } from '@/domain/locale'
import { formatNamedMoney } from '@/domain/money'

/** A bank transfer to make: one pays all orders of its checkout. */
export type Transfer = {
  /** Cents of the whole checkout. */
  amount: number
  /** Null until the total is final. */
  reference: string | null
  until: string | null
}

/** What a buyer reads about a transfer, the same on every page and in every email (rule M62). */
export const transferTexts = ({ amount, reference, until }: Transfer, locale: Locale) => ({
  amount: formatNamedMoney(amount, locale),
  reference: reference ?? '',
  until: until
    ? dateFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' }).format(new Date(until))
    : '',
})

/** An account's number, which may have spaces or hyphens. */
const NUMBER = /(\d[\d –-]{2,}\d)/

/** The parts of the instructions, each second one a whole number: of an account, a branch, a bank. */
export const numbersIn = (instructions: string): string[] => instructions.split(NUMBER)

/** How ids of payments begin that staff recorded: the reference of the transfer. */
export const TRANSFERRED = 'MARU-'

type TransferFacts = { provider: string; dueOn?: string | null; payment: string | null }

/** Whether a payment came by bank transfer. On terms both ways are open, and money may come by each (rule M123). */
export const isTransferred = ({ provider, dueOn, payment }: TransferFacts) =>
  dueOn ? (payment ?? '').startsWith(TRANSFERRED) : provider === 'transfer'
