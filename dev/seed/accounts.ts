import { readFileSync } from 'node:fs'
import { idOf } from './ids'

/** Who may sign in to the demo world, and which buyer or seller of the catalogue that is. */
type Account = {
  email: string
  role: string
  buyer?: number
  seller?: number
  worksFor?: number
  name?: string
}
type Accounts = { password: string; accounts: Account[] }

const { password, accounts }: Accounts = JSON.parse(
  readFileSync(new URL('./accounts.json', import.meta.url), 'utf8'),
)

export const PASSWORD = password

/** Owns a company that has terms of payment, and has ordered nothing yet. */
export const COMPANY_OWNER = 'company@maru.test'

export const staffAccounts = accounts.filter(({ role }) => role === 'admin' || role === 'editor')

/** Who works for a seller of the catalogue. */
export const clerkAccounts = accounts.flatMap(({ email, worksFor }) =>
  worksFor === undefined ? [] : [{ email, seller: worksFor }],
)

function accountOf(kind: 'buyer' | 'seller', index: number) {
  const account = accounts.find((one) => one[kind] === index)
  if (!account) throw new Error(`accounts.json has no ${kind} ${index}.`)
  return account
}

export const emailOf = (kind: 'buyer' | 'seller', index: number) => accountOf(kind, index).email
export const userId = (email: string) => idOf('user', email)
export const buyerId = (index: number) => userId(emailOf('buyer', index))
/** A seller has the id of its user (rule P1). */
export const sellerId = (index: number) => userId(emailOf('seller', index))
