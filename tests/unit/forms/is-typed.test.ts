import { expect, test } from 'vitest'
import { isTyped } from '@/ui/forms/guard/is-typed'

const option = (defaultSelected = false) => ({ defaultSelected })

test.each([
  [
    'a box that nobody touched',
    { type: 'checkbox', value: 'on', defaultValue: '', checked: true, defaultChecked: true },
    false,
  ],
  [
    'a box that was cleared',
    { type: 'checkbox', value: 'on', defaultValue: '', checked: false, defaultChecked: true },
    true,
  ],
  [
    'a choice that nobody touched',
    { type: 'radio', value: 'a', defaultValue: 'a', checked: false, defaultChecked: false },
    false,
  ],
  [
    'another choice',
    { type: 'radio', value: 'a', defaultValue: 'a', checked: true, defaultChecked: false },
    true,
  ],
  ['a text as it came', { type: 'text', value: 'Oak', defaultValue: 'Oak' }, false],
  ['another text', { type: 'text', value: 'Oak door', defaultValue: 'Oak' }, true],
  ['a list at its first entry', { selectedIndex: 0, options: [option(), option()] }, false],
  ['a list at its default', { selectedIndex: 1, options: [option(), option(true)] }, false],
  ['a list at another entry', { selectedIndex: 0, options: [option(), option(true)] }, true],
  ['a button', { type: 'submit', value: '' }, false],
])('%s counts as typed: %s', (_, field, typed) => {
  expect(isTyped(field)).toBe(typed)
})
