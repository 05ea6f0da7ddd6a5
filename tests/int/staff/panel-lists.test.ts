import type { Field } from 'payload'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CellProps } from '@/admin/lists/cell-props'
import { FlagCell } from '@/admin/lists/flag-cell'
import { optionsOf } from '@/admin/lists/options-of'
import { StateCell } from '@/admin/lists/state-cell'
import { TimeCell } from '@/admin/lists/time-cell'
import { MoneyCell } from '@/admin/parts/money-cell'
import { fieldWords } from '~/collections/labels/find-words'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => void (world = await openWorld()))

const ours = () => world.payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))

const collectionOf = (slug: string) => ours().find((collection) => collection.slug === slug)

/** The fields of a form, those in tabs too. */
const allIn = (fields: Field[]): Field[] =>
  fields.flatMap((field) => (field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields) : [field]))

function fieldOf(slug: string, name: string): Field {
  const fields = allIn(collectionOf(slug)?.fields ?? [])
  const field = fields.find((each) => 'name' in each && each.name === name)
  if (!field) throw new Error(`No field ${name} in ${slug}`)
  return field
}

type Cell = (props: CellProps) => React.ReactNode

const shown = (Cell: Cell, field: Field, cellData: unknown, language = 'en') =>
  renderToStaticMarkup(createElement(Cell, { field, cellData, i18n: { language } }))

const cellOf = (field: Field): unknown => Reflect.get(Object(field.admin?.components), 'Cell')

describe('a list of the panel', () => {
  test('begins with 25 rows, and shows moments, states and products with cells of ours', () => {
    expect(ours().filter(({ admin }) => admin.pagination?.defaultLimit !== 25)).toEqual([])
    const plain = ours().flatMap(({ slug, fields }) =>
      allIn(fields)
        .filter((field) => field.type === 'date' && cellOf(field) !== '/src/admin/lists/time-cell#TimeCell')
        .map((field) => `${slug}.${'name' in field ? field.name : ''}`),
    )
    expect(plain).toEqual([])
    expect(cellOf(fieldOf('orders', 'status'))).toBe('/src/admin/lists/state-cell#StateCell')
    expect(cellOf(fieldOf('products', 'name'))).toBe('/src/admin/lists/product-cell#ProductCell')
    expect(cellOf(fieldOf('product-changes', 'name'))).toBeUndefined()
  })

  test('says several words one after another', () => {
    expect(cellOf(fieldOf('synonyms', 'words'))).toBe('/src/admin/lists/words-cell#WordsCell')
    expect(cellOf(fieldOf('synonyms', 'title'))).toBeUndefined()
  })

  test('says yes and no where Payload says true and false', () => {
    expect(cellOf(fieldOf('comments', 'hidden'))).toBe('/src/admin/lists/flag-cell#FlagCell')
    const shown = (['en', 'fr', 'ko'] as const).map((language) =>
      FlagCell({ cellData: true, i18n: { language } } as Parameters<typeof FlagCell>[0]),
    )
    expect(shown).toEqual(['Yes', 'Oui', '예'])
  })

  test('offers no column of a field that forms hide, and no filter by what is not stored', () => {
    const fields = ours().flatMap(({ slug, fields: all }) => allIn(all).map((field) => ({ slug, field })))
    const set = (field: Field, name: string) => Reflect.get(Object(field.admin), name) === true
    const named = ({ slug, field }: (typeof fields)[number]) =>
      `${slug}.${'name' in field ? field.name : field.type}`
    const hidden = fields.filter(({ field }) => set(field, 'disableListColumn')).map(named)
    expect(hidden).toEqual(expect.arrayContaining(['media.hash', 'media.prefix', 'payouts.title']))
    for (const name of ['media.filename', 'media.createdAt', 'payouts.createdAt'])
      expect(hidden).not.toContain(name)
    const computed = fields.filter(({ field }) => Reflect.get(field, 'virtual') === true)
    expect(computed.map(named)).toEqual(expect.arrayContaining(['users.status', 'staff.factor']))
    expect(computed.filter(({ field }) => !set(field, 'disableListFilter')).map(named)).toEqual([])
    expect(collectionOf('media')?.admin.defaultColumns).not.toContain('hash')
  })

  test('calls no two columns of orders the same', () => {
    const labels = allIn(collectionOf('orders')?.fields ?? []).flatMap((field) =>
      'name' in field ? (fieldWords('orders', field.name ?? '')?.en ?? []) : [],
    )
    expect(labels.filter((label) => label === 'Buyer')).toHaveLength(1)
  })

  test('names what a row belongs to with a cell of ours', () => {
    expect(cellOf(fieldOf('payouts', 'seller'))).toMatchObject({
      path: '/src/admin/lists/related-cell#RelatedCell',
      clientProps: { gone: { en: 'Not available' } },
    })
  })

  test('has tabs for states where rows have one', () => {
    const tabbed = ours().filter(({ admin }) => admin.components?.beforeListTable?.length)
    expect(tabbed.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['orders', 'products', 'sellers']))
    expect(tabbed.map(({ slug }) => slug)).not.toContain('categories')
    // The state of a member is computed, so no list can be filtered by it.
    expect(tabbed.map(({ slug }) => slug)).not.toContain('users')
  })
})

describe('a form of the panel', () => {
  /** Of an account, what Payload shows above everything else. */
  const ACCOUNT = ['email', 'password', 'sessions', 'unpaidOrders']
  const place = (field: Field, name: string): unknown => Reflect.get(Object(field.admin), name)

  test.each([
    ['products', ['Description', 'Category and seller', 'Prices and stock', 'Figures']],
    ['sellers', ['Company', 'Shipping and holiday', 'Payouts and commission']],
    ['users', ['Personal information', 'Address', 'Account']],
  ])('with many fields has them in tabs, and decisions in the side column: %s', (slug, names) => {
    const fields = collectionOf(slug)?.fields ?? []
    const tabs = fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
    expect(tabs.map(({ label }) => Reflect.get(Object(label), 'en'))).toEqual(names)
    for (const { label } of tabs)
      expect(label).toMatchObject({ fr: expect.stringMatching(/\w/), ko: expect.stringMatching(/[가-힣]/) })
    const others = fields.filter((field) => {
      // What only shows something is no input.
      const isOurs =
        field.type !== 'ui' &&
        'name' in field &&
        !['id', 'createdAt', 'updatedAt', ...ACCOUNT].includes(field.name ?? '')
      return (
        isOurs && !place(field, 'hidden') && !place(field, 'disabled') && !('hidden' in field && field.hidden)
      )
    })
    expect(others.filter((field) => place(field, 'position') !== 'sidebar')).toEqual([])
    expect(others.map((field) => Reflect.get(field, 'name'))).toContain('status')
    const below = tabs.flatMap((tab) => allIn(tab.fields))
    expect(below.filter((field) => place(field, 'position') === 'sidebar')).toEqual([])
  })

  test('has every moment and day in a field of ours, in Toronto’s time', () => {
    const dates = ours().flatMap(({ slug, fields }) =>
      allIn(fields).flatMap((field) =>
        field.type === 'date' && Reflect.get(Object(field.admin), 'date')
          ? [[`${slug}.${field.name}`, Reflect.get(Object(field.admin?.components), 'Field')?.path]]
          : [],
      ),
    )
    expect(dates.length).toBeGreaterThan(30)
    expect(dates.filter(([, Shown]) => Shown !== '/src/admin/parts/moment-field#MomentField')).toEqual([])
    const late = ours().filter(({ admin }) => !admin.components?.edit?.beforeDocumentControls?.length)
    expect(late.map(({ slug }) => slug)).toEqual([])
  })

  test('says the computed states of people in words', () => {
    const options = (slug: string, name: string) => {
      const field = fieldOf(slug, name)
      return field.type === 'select' ? optionsOf(field, { language: 'fr' }) : []
    }
    expect(options('users', 'status')).toContainEqual({ value: 'pending', label: 'À l’examen' })
    expect(options('staff', 'factor')).toContainEqual({ value: 'off', label: 'Non configuré' })
  })

  test('offers no exchange of a file, which is refused', () => {
    for (const slug of ['media', 'documents'])
      expect(collectionOf(slug)?.upload).toMatchObject({ hideRemoveFile: true })
  })
})

describe('a cell', () => {
  test('says a moment in the time of Toronto, and a day as that day', () => {
    const moment = shown(TimeCell, fieldOf('orders', 'confirmedAt'), '2026-11-25T03:30:00.000Z')
    expect(moment).toContain('Nov 24, 2026, 10:30')
    expect(shown(TimeCell, fieldOf('sellers', 'holidayFrom'), '2026-11-25T12:00:00.000Z')).toContain(
      '>Nov 25, 2026<',
    )
    for (const nothing of [null, undefined, '', 'never'])
      expect(shown(TimeCell, fieldOf('orders', 'confirmedAt'), nothing)).toBe('')
  })

  test('says a state as the marketplace does, with its tone, and one it does not know as stored', () => {
    const status = fieldOf('orders', 'status')
    expect(shown(StateCell, status, 'pending_payment', 'fr')).toBe(
      '<span class="admin-badge admin-badge-persimmon">Paiement en attente</span>',
    )
    expect(shown(StateCell, status, 'delivered')).toBe('<span class="admin-badge">Delivered</span>')
    expect(shown(StateCell, status, 'lost')).toBe('<span class="admin-badge">lost</span>')
  })

  test('shows money in dollars, aligned right', () => {
    const total = fieldOf('orders', 'totalAmount')
    expect(shown(MoneyCell, total, 180000)).toBe(
      '<span class="tw:block tw:text-end tw:whitespace-nowrap tw:tabular-nums">$1,800.00</span>',
    )
    expect(shown(MoneyCell, total, null)).toBe('')
  })
})
