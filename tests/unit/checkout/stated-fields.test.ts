import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { dutiesOf } from '@/domain/cart/quote/duties'
import { APART_FACTS, factsOfOrder, storedFacts } from '@/domain/orders/buyer-facts'
import { apartIn, keptApart } from '@/features/buying/checkout/sections/apart-in'
import { StatedFields } from '@/features/buying/checkout/sections/stated-fields'
import { inLanguage } from '~/tests/support/in-language'

const [A, B] = ['0b7f0d3a-1111-4d5e-8a55-000000000001', '0b7f0d3a-1111-4d5e-8a55-000000000002'] as const
const [{ name: PO }] = APART_FACTS as [(typeof APART_FACTS)[number]]

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('what is stated for each order apart (rule M63)', () => {
  const fields = { [PO]: 'all', [`${PO}.${A}`]: ' one ', [`${PO}.${B}`]: '' }

  test('is read only where the box is not ticked, and kept to be shown again', () => {
    expect(apartIn(formOf(fields))).toEqual({ [A]: { [PO]: ' one ' }, [B]: { [PO]: '' } })
    expect(apartIn(formOf({ ...fields, shared: 'yes' }))).toBeUndefined()
    expect(apartIn(formOf({ [PO]: 'all' }))).toBeUndefined()
    expect(keptApart(formOf({ ...fields, shared: 'yes' }))).toMatchObject({ shared: 'yes' })
  })

  test('is no other fact, of no other seller, and without what the database refuses', () => {
    const odd = {
      'note.x': 'n',
      [`note.${A}`]: 'n',
      [`${PO}.`]: 'p',
      [`${PO}.nobody`]: 'p',
      [`__proto__.${A}`]: 'p',
    }
    expect(apartIn(formOf(odd))).toBeUndefined()
    expect(apartIn(formOf({ [`${PO}.${A}`]: 'P\u0000O' }))?.[A]?.[PO]).not.toContain('\u0000')
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, n) => [`${PO}.${A.slice(0, -3)}${String(n).padStart(3, '0')}`, 'x']),
    )
    expect(Object.keys(apartIn(formOf(many)) ?? {})).toHaveLength(100)
  })

  test('is stored with each order and not for all; the note stays for all', () => {
    const stated = { [PO]: 'all', note: 'Ring', apart: { [A]: { [PO]: ' one ' }, [B]: {} } }
    expect(storedFacts(stated)).toEqual({ [PO]: null, note: 'Ring' })
    expect([A, B].map((seller) => factsOfOrder(stated, seller))).toEqual([
      { [PO]: 'one', note: 'Ring' },
      { [PO]: null, note: 'Ring' },
    ])
    expect(factsOfOrder({ [PO]: 'all' }, A)).toEqual({ [PO]: 'all', note: null })
  })
})

describe('the fields', () => {
  const seller = (id: string, name: string) => ({ id, name, shipping: 0, service: '' })
  const htmlOf = (sellers: ReturnType<typeof seller>[], kept?: Record<string, string>) =>
    renderToStaticMarkup(inLanguage('en', createElement(StatedFields, { sellers, kept })))

  test('of one seller have no box', () => {
    expect(htmlOf([seller(A, 'Sorae')])).not.toContain('checkbox')
  })

  test('of two have one, ticked unless they were sent apart', () => {
    const two = [seller(A, 'Sorae'), seller(B, 'Onbyeol')]
    expect(htmlOf(two)).toMatch(/type="checkbox"[^>]*checked=""/)
    expect(htmlOf(two)).toContain('PO number for Onbyeol (optional)')
    const sent = htmlOf(two, { [`${PO}.${A}`]: 'one' })
    expect(sent).not.toContain('checked=""')
    expect(sent).toContain('value="one"')
  })
})

test.each([
  [null, ['seller'], null],
  ['ON', [], null],
  ['ON', ['seller', 'seller'], 'none'],
  ['ON', ['seller', 'buyer'], 'buyer'],
] as const)('import duties to %s of %j: %s (rule M63)', (province, importers, duties) => {
  expect(dutiesOf({ province, groups: importers.map((importer) => ({ importer })) })).toBe(duties)
})
