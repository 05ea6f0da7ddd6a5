import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { FormProvider, useForm } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import { emptyProduct, type ProductValues, type TierValues } from '@/domain/products/listing/product-values'
import { typedIn, typedOf } from '@/features/selling/listing/form/form-state'
import { TierEditor } from '@/features/selling/listing/tiers/tier-editor'
import { inLanguage } from '~/tests/support/in-language'

const row = (minQty: string, maxQty: string, unitPrice: string): TierValues => ({ minQty, maxQty, unitPrice })

function Frame({ moqPrices, editor }: { moqPrices: TierValues[]; editor: ReactNode }) {
  const methods = useForm<ProductValues>({ defaultValues: { ...emptyProduct(), moqPrices } })
  const props = { ...methods, children: editor }
  return createElement(FormProvider<ProductValues>, props)
}

/** As the server sends it: what is there without script. */
function html(moqPrices: TierValues[], found: Record<string, string> = {}, locale: Locale = 'en') {
  const editor = createElement(TierEditor, { issues: found, locale, commissionPpm: 80_000 })
  return renderToStaticMarkup(inLanguage(locale, createElement(Frame, { moqPrices, editor })))
}
const namesIn = (page: string) => [...page.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)
const valueOf = (page: string, name: string) =>
  new RegExp(`<input[^>]* name="${name.replaceAll('.', '\\.')}"[^>]* value="([^"]*)"`).exec(page)?.[1]

describe('the tier editor as the server sends it', () => {
  const page = html([row('1', '9', '20.00'), row('10', '', '18.00')])

  test('has a named field for every value, and empty rows for three more tiers', () => {
    const names = Array.from({ length: 5 }, (_, at) =>
      ['minQty', 'maxQty', 'unitPrice'].map((field) => `moqPrices.${at}.${field}`),
    )
    expect(namesIn(page)).toEqual(names.flat())
    expect(valueOf(page, 'moqPrices.0.maxQty')).toBe('9')
    expect(valueOf(page, 'moqPrices.1.unitPrice')).toBe('18.00')
    expect(valueOf(page, 'moqPrices.2.minQty')).toBe('')
  })

  test('says it in won as well to who sells from Korea, with the rate and its day (rule S61)', () => {
    const won = { won: 985.4, on: '2026-11-28' }
    const editor = createElement(TierEditor, { issues: {}, locale: 'en', commissionPpm: 80_000, won })
    const shown = renderToStaticMarkup(
      inLanguage('en', createElement(Frame, { moqPrices: [row('1', '', '20.00')], editor })),
    )
    expect(shown).toContain('You receive $18.40 (≈ ₩18,131) each after 8% commission.')
    expect(shown).toContain('November 28')
  })

  test('says beside a price what is left of it after commission (rule S42)', () => {
    expect(page).toContain('You receive $18.40 each after 8% commission.')
    expect(html([row('1', '', '')])).not.toContain('You receive')
  })

  test('adds no more empty rows where a form comes back with some', () => {
    const empty = row('', '', '')
    expect(namesIn(html([row('1', '', '20'), empty, empty, empty]))).toHaveLength(12)
    expect(namesIn(html(Array.from({ length: 20 }, (_, at) => row(`${at + 1}`, '', '20'))))).toHaveLength(60)
  })

  test('shows and reads a decimal comma in French (rule C35)', () => {
    expect(valueOf(html([row('1', '', '20.00')], {}, 'fr'), 'moqPrices.0.unitPrice')).toBe('20,00')
    const form = new FormData()
    for (const [name, value] of [['locale', 'fr'], ...Object.entries(row('1', '', '12,345'))])
      form.set(name === 'locale' ? name : `moqPrices.0.${name}`, value ?? '')
    expect(typedIn(form).moqPrices).toEqual([row('1', '', '12.345')])
    expect(typedOf(Object.fromEntries(form) as Record<string, string>).moqPrices[0]?.unitPrice).toBe('12.345')
  })

  test('says the curve in words and as a table', () => {
    expect(page).toContain(
      'aria-label="Unit price by quantity. Quantity 1 to 9: $20.00 each. Quantity 10 or more: $18.00 each."',
    )
    expect(page).toMatch(/<th scope="row">10<\/th><td[^>]*>\$18\.00<\/td><td[^>]*>\$180\.00<\/td>/)
  })

  test('warns where more costs less', () => {
    expect(html([row('1', '49', '20'), row('50', '', '19')])).toContain('50 units cost less than 48')
    expect(page).not.toContain('cost less')
  })

  test('puts what the server found beside its row', () => {
    const name = 'moqPrices.0.unitPrice'
    const found = html([row('1', '', '0')], { [name]: 'Invalid unitPrice in tier 1' })
    expect(found).toContain(`<p class="text-persimmon-deep text-sm font-medium" id="${name}-error">`)
    expect(found).toMatch(new RegExp(`aria-describedby="${name}-error"`))
  })

  test('says why there is no curve while the tiers do not fit', () => {
    expect(html([row('1', '9', '20'), row('12', '', '18')])).toContain(
      'MOQ tiers must be contiguous (no gaps or overlaps)',
    )
  })
})
