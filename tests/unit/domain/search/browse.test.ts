import fc from 'fast-check'
import { BROWSE_NAMES } from '@/domain/search/browse-names'
import { describe, expect, it } from 'vitest'
import {
  leavesOut,
  priceText,
  readBrowse,
  SORTS,
  sortsFor,
  usualSort,
  writeBrowse,
  type Browse,
  type ListScope,
} from '@/domain/search/browse'

const NEWEST: ListScope = { sort: 'newest' }
const PLAIN: Browse = { text: '', origins: [], inStock: false, sort: 'newest', page: 1 }
const scopes: ListScope[] = [
  NEWEST,
  { sort: 'popular' },
  { sort: 'relevance' },
  { main: 'kitchen', sort: 'newest' },
  { main: 'kitchen', sub: 'faucets', sort: 'newest' },
]
const queryOf = (address: string) => {
  const all = new URLSearchParams(address)
  return Object.fromEntries([...all.keys()].map((name) => [name, all.getAll(name)]))
}

describe('reading an address', () => {
  it('finds nothing chosen in an address without a query', () => {
    expect(readBrowse({}, NEWEST)).toEqual(PLAIN)
  })

  it.each([
    ['q=tap', { text: 'tap', sort: 'relevance' }],
    ['q=++brass%0Atap+', { text: 'brass tap', sort: 'relevance' }],
    ['q=tap&sort=newest', { text: 'tap', sort: 'newest' }],
    ['main=kitchen', { main: 'kitchen' }],
    ['main=kitchen&sub=faucets', { main: 'kitchen', sub: 'faucets' }],
    ['price=10-50', { priceMin: 1000, priceMax: 5000 }],
    ['price=-10', { priceMax: 1000 }],
    ['price=500-', { priceMin: 50_000 }],
    ['price=9.5-19.99', { priceMin: 950, priceMax: 1999 }],
    ['price=0-10', { priceMax: 1000 }],
    ['moq=10', { moqMax: 10 }],
    ['origin=South+Korea&origin=Canada&origin=Canada', { origins: ['Canada', 'South Korea'] }],
    ['stock=1', { inStock: true }],
    ['rating=4', { ratingMin: 4 }],
    ['sort=price-low', { sort: 'price-low' }],
    ['page=3', { page: 3 }],
    ['page=1000', { page: 999 }],
    ['page=99999999999999999999', { page: 999 }],
    ['q=tap&q=pipe', { text: 'tap', sort: 'relevance' }],
    ['price=&price=150', { priceMax: 15_000 }],
    ['price=12,50&price=', { priceMin: 1_250 }],
    ['color=white&color=black&color=black', { color: ['black', 'white'] }],
    ['material=brass', { material: ['brass'] }],
    ['cert=csa&cert=energy-star', { cert: ['csa', 'energy-star'] }],
    ['supplier=hanbit-tile', { supplier: ['hanbit-tile'] }],
    ['arrives=4', { arrives: 4 }],
    ['ships=canada', { fromCanada: true }],
    ['m2=20-50', { m2: { min: 2_000, max: 5_000 } }],
    ['m2=20-20', { m2: { min: 2_000, max: 2_000 } }],
    ['width=&width=600', { width: { max: 600 } }],
    ['length=300-&height=-900', { length: { min: 300 }, height: { max: 900 } }],
    ['sort=price-m2', { sort: 'price-m2' }],
    ['view=table', { view: 'table' }],
  ])('understands %s', (address, chosen) => {
    expect(readBrowse(queryOf(address), NEWEST)).toEqual({ ...PLAIN, ...chosen })
  })

  it.each([
    'q=',
    'q=%20%00',
    'main=../admin',
    'main=',
    'sub=faucets',
    'price=',
    'price=-',
    'price=50-10',
    'price=10-10',
    'price=-0',
    'price=a-b',
    'price=1-2-3',
    'price=-5--1',
    'price=1e3-',
    'price=1.234-',
    'moq=0',
    'moq=-1',
    'moq=1.5',
    'moq=ten',
    'moq=1000000',
    'origin=',
    `origin=${'x'.repeat(81)}`,
    'stock=yes',
    'rating=0',
    'rating=6',
    'rating=4.5',
    'sort=cheapest',
    'sort=relevance',
    'view=grid',
    'view=Table',
    'page=0',
    'page=01',
    'page=-2',
    'utm_source=mail',
    'price=-5&price=',
    'price=200&price=100',
    'price=&price=',
    'color=noir',
    'color=검정&color=BLACK&color=constructor',
    'color=black%00',
    'material=plywood%20panel',
    'cert=CSA+B125.1',
    'supplier=../admin',
    'arrives=3',
    'arrives=02',
    'ships=korea',
    'm2=50-20',
    'm2=-0',
    'm2=9999999-',
    'width=60.5-',
    'width=-5&width=10',
    'height=1e3-',
  ])('ignores %s', (address) => {
    expect(readBrowse(queryOf(address), NEWEST)).toEqual(PLAIN)
  })

  it('keeps to the category the list is of, whatever the address says', () => {
    const scope: ListScope = { main: 'bathroom', sub: 'sinks', sort: 'newest' }
    expect(readBrowse({ main: 'kitchen', sub: 'faucets' }, scope)).toMatchObject({
      main: 'bathroom',
      sub: 'sinks',
    })
  })

  it('takes at most twelve origins and two hundred signs of a text', () => {
    const origin = Array.from({ length: 40 }, (_, at) => `Origin ${at}`)
    const read = readBrowse({ origin, q: '수'.repeat(300) }, NEWEST)
    expect(read.origins).toHaveLength(12)
    expect(read.text).toBe('수'.repeat(200))
  })
})

describe('an address with far too much', () => {
  const many = (name: string) => Array.from({ length: 200 }, (_, at) => `${name}-${at}`)

  it('keeps the colours there are, and twelve sellers', () => {
    const read = readBrowse({ color: [...many('color'), 'green'], supplier: many('seller') }, NEWEST)
    expect(read.color).toEqual(['green'])
    expect(read.supplier).toHaveLength(12)
    expect(writeBrowse(readBrowse({ color: many('color') }, NEWEST), NEWEST)).toBe('')
  })
})

describe('writing an address', () => {
  it.each<[Partial<Browse>, string]>([
    [{}, ''],
    [{ text: 'brass tap', sort: 'relevance' }, '?q=brass+tap'],
    [{ main: 'kitchen', sub: 'faucets' }, '?main=kitchen&sub=faucets'],
    [{ priceMin: 950, priceMax: 5000 }, '?price=9.50-50'],
    [{ priceMax: 5 }, '?price=-0.05'],
    [
      { moqMax: 10, origins: ['Canada'], inStock: true, ratingMin: 4 },
      '?moq=10&origin=Canada&stock=1&rating=4',
    ],
    [{ sort: 'price-low', page: 2 }, '?sort=price-low&page=2'],
    [
      { color: ['black', 'white'], cert: ['csa'], supplier: ['hanbit-tile'], arrives: 4, fromCanada: true },
      '?color=black&color=white&cert=csa&supplier=hanbit-tile&arrives=4&ships=canada',
    ],
    [{ m2: { min: 1_950 }, width: { max: 600 } }, '?m2=19.50-&width=-600'],
  ])('says %j as %s', (chosen, address) => {
    expect(writeBrowse({ ...PLAIN, ...chosen }, NEWEST)).toBe(address)
  })

  it('leaves out what the list already is', () => {
    const scope: ListScope = { main: 'kitchen', sub: 'faucets', sort: 'popular' }
    expect(writeBrowse({ ...PLAIN, ...scope }, scope)).toBe('')
  })

  it('writes a price only where one was chosen', () => {
    expect([priceText({}), priceText({ priceMin: 1000, priceMax: 5000 })]).toEqual(['', '10-50'])
  })
})

describe('orders', () => {
  it('offers relevance only for a text or where it is the order of the list', () => {
    expect(sortsFor('', NEWEST)).not.toContain('relevance')
    expect(sortsFor('tap', NEWEST)).toEqual(SORTS)
    expect(sortsFor('', { sort: 'relevance' })).toEqual(SORTS)
  })

  it('goes by relevance as soon as there is a text', () => {
    expect([usualSort('', NEWEST), usualSort('tap', NEWEST)]).toEqual(['newest', 'relevance'])
  })
})

describe('any address', () => {
  it.each([
    ['price=abc', true],
    ['price=abc&price=50', true],
    ['price=0&price=50', false],
    ['price=10-50', false],
    ['price=-0.01', false],
    ['length=50-10', true],
    ['stock=yes', true],
    ['rating=9', true],
    ['color=black&color=schwarz', true],
    ['color=black&color=black', false],
    ['supplier=%00', true],
    [Array.from({ length: 200 }, (_, at) => `origin=Land${at}`).join('&'), true],
    ['q=%00&sort=backwards&page=0&view=heap', false],
    ['price=&stock=&m2=&m2=', false],
  ])('%s says whether a choice was left out', (address, hasLeftOut) => {
    const query = queryOf(address)
    expect(leavesOut(query, readBrowse(query, NEWEST), NEWEST)).toBe(hasLeftOut)
  })

  const anything = fc.dictionary(
    fc.constantFrom(...BROWSE_NAMES, 'other'),
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.string()),
      fc.constantFrom('1', '10-50', '-3', 'kitchen', 'newest', '4', '0.5-', 'black', 'csa', 'wood', 'canada'),
    ),
  )

  it('is read without an error, and what was read writes an address that reads the same', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...scopes), (query, scope) => {
        const browse = readBrowse(query, scope)
        const address = writeBrowse(browse, scope)
        expect(readBrowse(queryOf(address), scope)).toEqual(browse)
        expect(writeBrowse(readBrowse(queryOf(address), scope), scope)).toBe(address)
        expect(leavesOut(queryOf(address), browse, scope)).toBe(false)
      }),
    )
  })
})
