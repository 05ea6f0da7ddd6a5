// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { hasTyped, LEAVING, watchForm } from '@/ui/forms/guard/watch-form'

const FIELDS = `<input name="city" value="Calgary">
  <select name="province"><option value="AB">AB</option><option value="BC">BC</option></select>
  <fieldset data-trial><input name="trialBoxes" value="3"></fieldset>`

let asked: string[]
const ends: (() => void)[] = []

beforeEach(() => {
  for (const end of ends.splice(0)) end()
  asked = []
  document.body.innerHTML = `<form>${FIELDS}</form>
    <a id="away" href="https://maru.test/cart">Cart</a><a id="file" href="https://maru.test/a.csv" download>CSV</a>
    <a id="call" href="tel:+14035550100">Call</a>`
  dispatchEvent(new Event('pageshow'))
})

const form = () => document.querySelector('form') as HTMLFormElement
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement
const watch = (isTypedBefore = false) =>
  void ends.push(watchForm(form(), isTypedBefore, (to) => asked.push(to)))
const press = (id = 'away') => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.getElementById(id)?.addEventListener('click', (each) => each.preventDefault(), { once: true })
  document.getElementById(id)?.dispatchEvent(event)
}
const unload = () => {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}
const type = (name: string, value: string) => {
  field(name).dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  field(name).value = value
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}

describe('the guard of a form asks only after a change (rule S39)', () => {
  it('not where nothing was touched, or only looked at', () => {
    watch()
    press()
    field('city').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    press()
    expect([asked, unload()]).toEqual([[], false])
  })

  it('not where a script filled the fields, as React does with a list that it draws anew', () => {
    watch()
    field('province').value = 'BC'
    field('city').value = 'Delta'
    press()
    expect([asked, unload()]).toEqual([[], false])
  })

  it('not for a new row whose only value came with it', () => {
    watch()
    field('city').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    form().insertAdjacentHTML(
      'beforeend',
      '<input name="position" value="3" data-prefilled=""><input name="amount">',
    )
    press()
    expect([asked, unload()]).toEqual([[], false])
    type('position', '2')
    expect(unload()).toBe(true)
    type('position', '3')
    type('amount', '12.00')
    expect(unload()).toBe(true)
  })

  it('once something was typed, until it is as before again', () => {
    watch()
    type('city', 'Delta')
    press()
    expect([asked, unload()]).toEqual([['https://maru.test/cart'], true])
    type('city', 'Calgary')
    press()
    expect([asked.length, unload()]).toEqual([1, false])
  })

  it('after what a password manager filled in, and not for what is only tried out', () => {
    watch()
    type('trialBoxes', '9')
    expect(unload()).toBe(false)
    field('city').value = 'Delta'
    field('city').dispatchEvent(new Event('input', { bubbles: true }))
    expect(unload()).toBe(true)
  })

  it('where it was typed before the script came', () => {
    expect(hasTyped(field('city'))).toBe(false)
    field('city').value = 'Delta'
    expect(hasTyped(field('city'))).toBe(true)
    watch(true)
    press()
    expect(asked).toHaveLength(1)
  })

  it('not once it is saved as a draft, or begun anew after it was saved', () => {
    watch()
    type('city', 'Delta')
    form().insertAdjacentHTML('beforeend', '<p data-saved></p>')
    expect(unload()).toBe(false)
    form().querySelector('[data-saved]')?.remove()
    expect(unload()).toBe(true)
    for (const end of ends.splice(0)) end()
    watch()
    expect(unload()).toBe(false)
  })

  it('not for a file or a telephone number', () => {
    watch()
    type('city', 'Delta')
    press('file')
    press('call')
    expect(asked).toEqual([])
  })

  it('once, where two forms of a page were changed; who left one leaves both', () => {
    watch()
    watch()
    type('city', 'Delta')
    press()
    expect(asked).toHaveLength(1)
    dispatchEvent(new Event(LEAVING))
    expect(unload()).toBe(false)
    dispatchEvent(new Event('pageshow'))
    expect(unload()).toBe(true)
  })
})

/** Forms that take minutes to fill in; those of a seller's settings are tried in tests/e2e/leaving-forms.spec.ts. */
const GUARDED = [
  'features/account/profile/profile-form.tsx',
  'features/buying/orders/sale/seller-cancel.tsx',
  'features/buying/orders/sale/seller-refund.tsx',
  'features/buying/price-requests/request-steps.tsx',
  'features/selling/discounts/discount-form.tsx',
  'features/selling/listing/form/product-form.tsx',
  'features/selling/people/seller-people-screen.tsx',
  'features/selling/profile/account/payout-account-form.tsx',
  'features/selling/profile/business/profile-form.tsx',
  'features/selling/profile/page/page-form.tsx',
  'features/selling/profile/terms/terms-form.tsx',
  'features/selling/reviews/answer-form.tsx',
]
/** Where the guards of several forms are made. */
const MAKERS = /^ui\/forms\/|edit-guard\.tsx$/
const isGuarded = (text: string) =>
  /<(?:Unsaved|Edit)Guard\b/.test(text) || (text.includes('<ActionForm') && text.includes('guard={'))

it('the guard stands in the long forms, and begins anew where a form stays after it was saved', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  )
  const text = (name: string) => readFileSync(join('src', name), 'utf8')
  expect(files.filter((name) => !MAKERS.test(name) && isGuarded(text(name))).sort()).toEqual(GUARDED)
  const stays = GUARDED.filter((name) => text(name).includes('<SavedMessage'))
  expect(stays.filter((name) => !/<(?:Unsaved|Edit)Guard\s+key=/.test(text(name)))).toEqual([])
})
