import { describe, expect, test } from 'vitest'
import type { StaffActor } from '@/domain/people/actor'
import { labelText } from '@/messages/label-text'
import { menuOf } from '@/admin/frame/menu/menu'
import { age } from '@/admin/dashboard/age'
import { listAddress } from '@/admin/dashboard/list-address'

type Given = Parameters<typeof menuOf>[0]

const ADMIN: StaffActor = { kind: 'staff', id: 'a', role: 'admin' }
const EDITOR: StaffActor = { kind: 'staff', id: 'e', role: 'editor' }

const collection = (slug: string, group: string) => ({
  slug,
  admin: { custom: { group } },
  labels: { plural: { en: slug, fr: `${slug} fr` } },
})

const given = (more: Partial<Given> = {}): Given => ({
  config: {
    collections: [
      collection('events', 'records'),
      collection('sellers', 'work'),
      collection('hidden', 'work'),
      collection('secret', 'work'),
      collection('pages', 'content'),
    ],
    globals: [{ slug: 'settings', admin: { custom: { group: 'content' } }, label: 'Settings' }],
  },
  permissions: {
    collections: {
      events: { read: true },
      sellers: { read: true },
      hidden: { read: true },
      pages: { read: true },
    },
    globals: { settings: { read: true } },
  },
  visible: { collections: ['events', 'sellers', 'secret', 'pages'], globals: ['settings'] },
  actor: ADMIN,
  ...more,
})

describe('the menu of the panel', () => {
  test('has its groups in their order, with what the reader may open', () => {
    const menu = menuOf(given()).map(({ key, entries }) => [key, entries.map((entry) => entry.key)])
    expect(menu).toContainEqual(['work', expect.arrayContaining(['sellers'])])
    expect(menu).toContainEqual(['content', ['pages', 'settings']])
    expect(menu.at(-1)).toEqual(['records', expect.arrayContaining(['events'])])
  })

  test('lists screens for admins among them, and none of those for editors', () => {
    const paths = (actor: StaffActor) =>
      menuOf(given({ actor })).flatMap(({ entries }) => entries.map(({ href }) => href))
    expect(paths(ADMIN)).toContain('/admin/tax-rates')
    expect(paths(EDITOR)).not.toContain('/admin/tax-rates')
  })
})

test('the menu leads to each thing one way: a list with a screen of ours in its place is not in it', () => {
  const slugs = ['reports', 'inquiries', 'threads', 'audit-events', 'users', 'emails']
  const menu = menuOf(
    given({
      config: {
        collections: slugs.map((slug) => collection(slug, 'work')),
        globals: [
          { slug: 'recommended-products', admin: { custom: { group: 'catalogue' } }, label: 'Picks' },
        ],
      },
      permissions: {
        collections: Object.fromEntries(slugs.map((slug) => [slug, { read: true }])),
        globals: { 'recommended-products': { read: true } },
      },
      visible: { collections: slugs, globals: ['recommended-products'] },
    }),
  )
  const paths = menu.flatMap(({ entries }) => entries.map(({ href }) => href))
  expect(paths.filter((href) => href.startsWith('/admin/collections/'))).toEqual([
    '/admin/collections/emails',
  ])
  expect(paths.filter((href) => href.startsWith('/admin/globals/'))).toEqual([])
  for (const screen of ['reports', 'inquiries', 'support', 'audit', 'people', 'picks'])
    expect(paths.filter((href) => href === `/admin/${screen}`)).toHaveLength(1)
})

test.each([
  ['Plain', 'Plain'],
  [{ en: 'Order', fr: 'Commande' }, 'Commande'],
  [{ en: 'Order' }, 'Order'],
  [({ i18n }: { i18n: { language: string } }) => `in ${i18n.language}`, 'in fr'],
  [undefined, undefined],
  [false, undefined],
])('a label %j is said in the language of the reader', (label, said) => {
  expect(labelText(label, { language: 'fr' })).toBe(said)
})

test('a filtered list has the address that Payload reads', () => {
  expect(listAddress('orders')).toBe('/admin/collections/orders')
  expect(listAddress('orders', { 'status.equals': 'a b', 'cancelRequest.answer.exists': 'false' })).toBe(
    '/admin/collections/orders?where[or][0][and][0][status][equals]=a%20b&where[or][0][and][1][cancelRequest.answer][exists]=false',
  )
})

test.each([
  [30_000, '0 minutes'],
  [119 * 60_000, '1 hour'],
  [49 * 3_600_000, '2 days'],
  [-5_000, '0 minutes'],
])('%i milliseconds are %s', (passed, said) => {
  const now = new Date('2026-11-25T12:00:00Z')
  expect(age(new Date(now.getTime() - passed), now, 'en')).toBe(said)
})
