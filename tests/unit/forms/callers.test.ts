import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('app/(payload)'))
  .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }))

const isAction = (text: string) => text.startsWith("'use server'")
const named = (rule: (text: string) => boolean) =>
  files
    .filter(({ text }) => rule(text))
    .map(({ name }) => name)
    .sort()

/** Modules that a file imports, as paths below src. */
const importsOf = ({ name, text }: (typeof files)[number]) =>
  [...text.matchAll(/^import (?!type).*? from '(\.|@)\/(.+?)'$/gms)].map(([, from, path = '']) =>
    from === '@' ? path : join(name, '..', path),
  )

const actions = new Set(named(isAction).map((name) => name.replace(/\.tsx?$/, '')))
const importsActions = (file: (typeof files)[number]) => importsOf(file).some((path) => actions.has(path))

it('useActionState stands only where failed requests are answered', () => {
  const hooks = [
    'features/buying/cart/use-cart.ts',
    'features/buying/checkout/use-checkout.ts',
    'features/buying/quick-order/use-sheet.ts',
    'features/selling/listing/commands/use-status.ts',
    'features/shop/product/buying/use-add-to-cart.ts',
    'ui/forms/use-action-form.ts',
  ]
  expect(named((text) => text.includes('useActionState'))).toEqual(hooks)
  expect(named((text) => text.includes('useActionState') && text.includes('ask(() =>'))).toEqual(hooks)
})

it('a part of the page that imports an action sends it by useActionForm, a form that uses it, the product form or ask', () => {
  expect(actions.size).toBeGreaterThan(10)
  const callers = files.filter(
    (file) =>
      /^(?:admin\/sign-in|features|ui)\//.test(file.name) && !isAction(file.text) && importsActions(file),
  )
  expect(callers.length).toBeGreaterThan(10)
  const safe = /useActionForm(?:<\w+>)?\(|<(?:Action|File)Form|<(?:Product|Edit)Form|ask\(\(\) =>/
  expect(callers.filter(({ text }) => !safe.test(text)).map(({ name }) => name)).toEqual([])
})

it('ActionForm and FileForm are one part each, which every feature may use', () => {
  expect(named((text) => text.includes('function ActionForm('))).toEqual(['ui/forms/action-form.tsx'])
  const ofFiles = (text: string) =>
    text.includes('function FileForm(') && text.includes('useActionForm(action')
  expect(named(ofFiles)).toEqual(['ui/files/file-form.tsx'])
  expect(named((text) => text.includes('<ActionForm'))).not.toEqual([])
})

it('a page gives its actions only to forms that answer failed requests', () => {
  const pages = files.filter((file) => file.name.startsWith('app/(') && importsActions(file))
  const given = pages.flatMap(({ text }) =>
    [...text.matchAll(/<(\w+)\s[^<]*?\baction=\{/g)].map(([, tag]) => tag),
  )
  expect([...new Set(given)]).toEqual(['AccountForm'])
})

it('every log-out is sent by the form that stays on its page', () => {
  expect(named((text) => text.includes('/api/session/logout'))).toEqual(['ui/frame/account/logout-form.tsx'])
})
