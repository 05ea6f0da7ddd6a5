import { describe, expect, test } from 'vitest'
import { checkMenus, goneIn, type MenuEntry, type Menus } from '@/domain/pages/menus'
import { issuesOf } from '@/domain/result'

const FOUND = {
  pages: new Map([
    ['p1', 'care'],
    ['p2', 'seller-inquiry'],
  ]),
  categories: new Set(['c1']),
}
const wrong = (menus: Menus) =>
  issuesOf(checkMenus(menus, FOUND, 'https://maru.example')).map(({ code, path }) => [code, path])
const INQUIRY: MenuEntry = { kind: 'page', page: 'p2' }

describe('menu and footer (rule L30)', () => {
  test('may be as the marketplace has them', () => {
    expect([wrong({}), wrong({ main: [], footer: null })]).toEqual([[], []])
  })

  test('lead to pages, categories and addresses that readers find', () => {
    const entries: MenuEntry[] = [
      { kind: 'page', page: { id: 'p1' } },
      { kind: 'category', category: 'c1', page: 'left from before' },
      ...['/products', '/info/care', '/terms', 'https://example.com'].map((address) => ({
        kind: 'address' as const,
        address,
      })),
    ]
    expect(wrong({ main: entries, footer: [{ links: entries }, { links: [INQUIRY] }] })).toEqual([])
  })

  test.each<[MenuEntry, string, string]>([
    [{ kind: 'page', page: 'gone' }, 'menus.page', 'page'],
    [{ kind: 'page' }, 'menus.page', 'page'],
    [{}, 'menus.page', 'page'],
    [{ kind: 'category', category: 'gone' }, 'menus.category', 'category'],
    [{ kind: 'category', page: 'p1' }, 'menus.category', 'category'],
    [{ kind: 'address', address: '' }, 'redirect.to.shape', 'address'],
    [{ kind: 'address', address: 'javascript:alert(1)' }, 'redirect.to.shape', 'address'],
    [{ kind: 'address', address: '//evil.example' }, 'redirect.to.shape', 'address'],
    [{ kind: 'address', address: '/fr/products' }, 'redirect.to.language', 'address'],
    [{ kind: 'address', address: '/info/gone' }, 'redirect.to.nowhere', 'address'],
  ])('do not lead by %j', (entry, code, field) => {
    expect(wrong({ main: [entry], footer: [{ links: [INQUIRY, entry] }] })).toEqual([
      [code, `main.0.${field}`],
      [code, `footer.0.links.1.${field}`],
    ])
  })

  test('keep the seller inquiry in the footer (rule L16)', () => {
    expect(wrong({ footer: [{ links: [{ kind: 'page', page: 'p1' }] }] })).toEqual([
      ['menus.inquiry', 'footer'],
    ])
    expect(wrong({ footer: [{ links: [{ kind: 'address', address: '/seller-inquiry/' }] }] })).toEqual([])
  })

  test('name what has gone since', () => {
    const menus: Menus = {
      main: [{ kind: 'page', page: null }, INQUIRY],
      footer: [
        {
          links: [
            { kind: 'address', address: '/info/gone' },
            { kind: 'category', category: 'gone' },
          ],
        },
      ],
    }
    expect(goneIn(checkMenus(menus, FOUND))).toEqual(['main.0', 'footer.0.links.0', 'footer.0.links.1'])
  })
})
