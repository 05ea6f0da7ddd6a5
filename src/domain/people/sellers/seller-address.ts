import { fail, ok, type Result } from '@/domain/result'
import { LEGAL_ENDINGS } from '@/domain/people/company-name'

const LENGTH = 60
/** Of a company without a Latin letter or digit. */
const UNNAMED = 'supplier'

/** Letters that Unicode does not take apart into a letter and an accent. */
const SPELLED: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd' }

/** Endings of companies, which say nothing of whose page it is. */
const ENDINGS = new RegExp(`(?:-(?:${LEGAL_ENDINGS}))+-?$`)

/** The address of a seller's page by the company's name, without its legal ending (rule P31). */
export function addressOfCompany(company: string): string {
  const plain = company
    .toLowerCase()
    .replace(/[æœøßłđ]/g, (letter) => SPELLED[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
  return shorten(plain.replace(/[^a-z0-9]+/g, '-').replace(ENDINGS, ''), LENGTH) || UNNAMED
}

/** The address, with a number behind it where it is taken. */
export function freeAddress(address: string, taken: ReadonlySet<string>): string {
  let free = address
  for (let number = 2; taken.has(free); number += 1) {
    const ending = `-${number}`
    free = shorten(address, LENGTH - ending.length) + ending
  }
  return free
}

const shorten = (address: string, length: number) =>
  address.replace(/^-/, '').slice(0, length).replace(/-$/, '')

const ADDRESS = /^(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/
export const isSellerAddress = (slug: string) => ADDRESS.test(slug)

/** An address that staff choose for a seller (rule P31). */
export function checkSellerAddress(slug: string, { isTaken }: { isTaken: boolean }): Result<object> {
  if (!isSellerAddress(slug)) return fail('seller.addressShape', 'slug')
  return isTaken ? fail('seller.addressTaken', 'slug') : ok({})
}
