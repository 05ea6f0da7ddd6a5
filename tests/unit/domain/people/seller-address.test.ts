import { describe, expect, test } from 'vitest'
import { addressOfCompany, checkSellerAddress, freeAddress } from '@/domain/people/sellers/seller-address'
import { issuesOf } from '@/domain/result'

describe("the address of a seller's page (rule P31)", () => {
  test.each([
    ['Sorae Fittings Co., Ltd.', 'sorae-fittings'],
    ['  Érable & Frères Œuvre inc. ', 'erable-freres-oeuvre'],
    ['3M', '3m'],
    ['Lumen Ltée', 'lumen'],
    ['Inc.', 'inc'],
    ['Cobalt Company Ltd', 'cobalt'],
    ['--A--B--', 'a-b'],
    ['한빛타일', 'supplier'],
    ['한빛타일 Hanbit', 'hanbit'],
    ['x\u0000/../<b>', 'x-b'],
    ['a'.repeat(200), 'a'.repeat(60)],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ])('of %s is %s', (company, address) => {
    expect(addressOfCompany(company)).toBe(address)
  })

  test('has a number behind it where it is taken', () => {
    expect(freeAddress('hanbit', new Set())).toBe('hanbit')
    expect(freeAddress('hanbit', new Set(['hanbit', 'hanbit-2', 'hanbit-4']))).toBe('hanbit-3')
  })

  test('is not longer than sixty signs with its number', () => {
    const long = 'a'.repeat(60)
    expect(freeAddress(long, new Set([long]))).toBe(`${'a'.repeat(58)}-2`)
  })

  test.each([
    ['hanbit-tile', { isTaken: false }, []],
    ['Hanbit', { isTaken: false }, ['seller.addressShape']],
    ['hanbit--tile', { isTaken: false }, ['seller.addressShape']],
    ['a'.repeat(61), { isTaken: false }, ['seller.addressShape']],
    ['한빛', { isTaken: false }, ['seller.addressShape']],
    ['hanbit', { isTaken: true }, ['seller.addressTaken']],
  ])('that staff choose, as %s, is checked', (slug, facts, issues) => {
    expect(issuesOf(checkSellerAddress(slug, facts)).map(({ code }) => code)).toEqual(issues)
  })
})
