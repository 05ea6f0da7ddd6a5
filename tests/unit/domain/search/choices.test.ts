import { describe, expect, it } from 'vitest'
import { readBrowse, writeBrowse, type ListScope } from '@/domain/search/browse'
import { chosenFilters, filterOptions, narrowing, withoutFilters } from '@/domain/search/filter-options'
import { NO_FACETS, type Facets } from '@/domain/search/facets'

const NEWEST: ListScope = { sort: 'newest' }
const ROOM: ListScope = { main: 'kitchen', sort: 'newest' }
const FACETS: Facets = {
  mains: [
    { slug: 'kitchen', count: 7 },
    { slug: 'bathroom', count: 5 },
  ],
  subs: [{ slug: 'faucets', count: 3 }],
  prices: [0, 4, 0, 2, 1],
  moqs: [1, 5, 7, 7],
  ratings: [2, 3],
  origins: [{ origin: 'South Korea', count: 6 }],
  inStock: 6,
  weeks: [1, 5, 7],
  fromCanada: 2,
  measured: 3,
  marks: {
    color: [
      { value: 'black', count: 4 },
      { value: 'white', count: 1 },
    ],
    cert: [{ value: 'csa', count: 3 }],
  },
  suppliers: [{ value: 'hanbit-tile', name: 'Hanbit Tile', korean: '한빛타일', count: 2 }],
}

const browseOf = (address: string, scope: ListScope) => {
  const all = new URLSearchParams(address)
  return readBrowse(Object.fromEntries([...all.keys()].map((name) => [name, all.getAll(name)])), scope)
}
const offersAt = (address: string, scope = NEWEST, facets = FACETS) =>
  filterOptions(browseOf(address, scope), scope, facets).map(({ count, next, on }) => [
    writeBrowse(next, scope),
    count,
    ...(on ? ['on'] : []),
  ])
const chosenAt = (address: string, scope = NEWEST) =>
  chosenFilters(browseOf(address, scope), scope).map(({ facet, next }) => [facet, writeBrowse(next, scope)])

describe('what a list offers', () => {
  it('is every choice that leaves something, with its count and address', () => {
    expect(offersAt('')).toEqual([
      ['?main=kitchen', 7],
      ['?main=bathroom', 5],
      ['?price=10-50', 4],
      ['?price=100-500', 2],
      ['?price=500-', 1],
      ['?moq=1', 1],
      ['?moq=10', 5],
      ['?moq=50', 7],
      ['?moq=100', 7],
      ['?origin=South+Korea', 6],
      ['?color=black', 4],
      ['?color=white', 1],
      ['?cert=csa', 3],
      ['?supplier=hanbit-tile', 2],
      ['?stock=1', 6],
      ['?arrives=2', 1],
      ['?arrives=4', 5],
      ['?arrives=6', 7],
      ['?ships=canada', 2],
      ['?rating=4', 2],
      ['?rating=3', 3],
    ])
  })

  it('is nothing where nothing is counted', () => {
    expect(offersAt('', NEWEST, NO_FACETS)).toEqual([])
  })

  it('leaves out a kind of which each value leaves everything, unless one is chosen', () => {
    const kindsAt = (address: string, total: number) => {
      const options = filterOptions(browseOf(address, NEWEST), NEWEST, { ...FACETS, moqs: [6, 6, 6, 6] })
      return new Set(narrowing(options, total).map(({ facet }) => facet))
    }
    expect([...kindsAt('', 6)]).not.toContain('moq')
    expect([...kindsAt('', 6)]).not.toContain('origin')
    expect([...kindsAt('', 6)]).toContain('arrives')
    expect([...kindsAt('', 7)]).toContain('origin')
    expect([...kindsAt('origin=South+Korea', 6)]).toContain('origin')
  })

  it('keeps the other choices, the text and the order, and begins at the first page', () => {
    expect(offersAt('q=tap&moq=10&sort=newest&page=3')).toContainEqual([
      '?q=tap&price=10-50&moq=10&sort=newest',
      4,
    ])
  })

  it('takes back what is chosen, even what nothing is left of', () => {
    const offers = offersAt('price=-10&moq=10&origin=Canada&stock=1&rating=3')
    expect(offers.filter(([, , on]) => on)).toEqual([
      ['?moq=10&origin=Canada&stock=1&rating=3', 0, 'on'],
      ['?price=-10&origin=Canada&stock=1&rating=3', 5, 'on'],
      ['?price=-10&moq=10&stock=1&rating=3', 0, 'on'],
      ['?price=-10&moq=10&origin=Canada&rating=3', 6, 'on'],
      ['?price=-10&moq=10&origin=Canada&stock=1', 3, 'on'],
    ])
  })

  it('allows a second origin, and replaces a price', () => {
    expect(offersAt('origin=Canada&price=-10')).toEqual(
      expect.arrayContaining([
        ['?price=-10&origin=Canada&origin=South+Korea', 6],
        ['?price=10-50&origin=Canada', 4],
      ]),
    )
  })

  it('allows a second colour, replaces the weeks, and keeps what was typed', () => {
    expect(offersAt('color=white&arrives=4&m2=10-20')).toEqual(
      expect.arrayContaining([
        ['?color=black&color=white&arrives=4&m2=10-20', 4],
        ['?color=white&arrives=2&m2=10-20', 1],
        ['?arrives=4&m2=10-20', 1, 'on'],
      ]),
    )
  })

  it('opens a room: its shelves stand below it, the other rooms are gone, and leaving it leaves its scope', () => {
    expect(offersAt('main=kitchen&sub=faucets').slice(0, 2)).toEqual([
      ['', 7, 'on'],
      ['?main=kitchen', 3, 'on'],
    ])
  })

  it('offers no category that the list is anyway', () => {
    expect(offersAt('', ROOM)[0]).toEqual(['?sub=faucets', 3])
    expect(offersAt('', { ...ROOM, sub: 'faucets' })[0]).toEqual(['?price=10-50', 4])
  })
})

describe('what is chosen', () => {
  it('is named with the way to take it back', () => {
    expect(chosenAt('main=kitchen&sub=faucets&price=15-&origin=A&origin=B&stock=1&page=2')).toEqual([
      ['category', '?price=15-&origin=A&origin=B&stock=1'],
      ['category', '?main=kitchen&price=15-&origin=A&origin=B&stock=1'],
      ['price', '?main=kitchen&sub=faucets&origin=A&origin=B&stock=1'],
      ['origin', '?main=kitchen&sub=faucets&price=15-&origin=B&stock=1'],
      ['origin', '?main=kitchen&sub=faucets&price=15-&origin=A&stock=1'],
      ['stock', '?main=kitchen&sub=faucets&price=15-&origin=A&origin=B'],
    ])
  })

  it('of the trade can be taken back one by one', () => {
    expect(chosenAt('color=red&color=blue&supplier=a-b&arrives=2&ships=canada&width=-600&height=5-')).toEqual(
      [
        ['color', '?color=red&supplier=a-b&arrives=2&ships=canada&width=-600&height=5-'],
        ['color', '?color=blue&supplier=a-b&arrives=2&ships=canada&width=-600&height=5-'],
        ['supplier', '?color=blue&color=red&arrives=2&ships=canada&width=-600&height=5-'],
        ['arrives', '?color=blue&color=red&supplier=a-b&ships=canada&width=-600&height=5-'],
        ['ships', '?color=blue&color=red&supplier=a-b&arrives=2&width=-600&height=5-'],
        ['width', '?color=blue&color=red&supplier=a-b&arrives=2&ships=canada&height=5-'],
        ['height', '?color=blue&color=red&supplier=a-b&arrives=2&ships=canada&width=-600'],
      ],
    )
  })

  it('leaves out what the list is, its order and its text', () => {
    expect(chosenAt('q=tap&sort=price-low', ROOM)).toEqual([])
  })

  it('is taken back all at once, but for the text and the order', () => {
    const browse = browseOf('q=tap&price=-10&moq=1&rating=4&sort=newest&page=4', ROOM)
    expect(writeBrowse(withoutFilters(browse, ROOM), ROOM)).toBe('?q=tap&sort=newest')
    const table = withoutFilters({ ...browse, view: 'table' }, ROOM)
    expect(writeBrowse(table, ROOM)).toBe('?q=tap&sort=newest&view=table')
  })
})
