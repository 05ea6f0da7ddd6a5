import { describe, expect, test } from 'vitest'
import { tagsOfLists } from '@/domain/pages/cache/list-changes'
import { CHANGES, READS, type ProductOnPages } from '@/domain/pages/cache/page-facts'
import { shownChange } from '@/domain/pages/cache/stock-shown'
import { gathered, isCount, isTag, listTag, type Tag } from '@/domain/pages/cache/page-tags'
import { clearMessages, readMessage } from '@/server/db/bus'

const id = (at: number) => `018f2a3b-0000-7000-8000-00000000000${at}`
const [SORAE, BADA] = [id(8), id(9)]
/** A faucet and its other finish, a neighbour of another seller, and a tile. */
const FAUCET: ProductOnPages = { id: id(1), seller: SORAE }
const FINISH: ProductOnPages = { id: id(2), seller: SORAE }
const NEAR: ProductOnPages = { id: id(3), seller: BADA }
const TILE: ProductOnPages = { id: id(4), seller: BADA }
const FAUCETS = '/kitchen/faucets'
const TILES = '/flooring/tiles'

const pageOf = ({ id, seller }: ProductOnPages, category: string, beside: ProductOnPages[]) => [
  ...READS.product(id),
  ...READS.family(id),
  ...READS.seller(seller),
  ...READS.figures(seller),
  ...READS.related(id, category),
  ...READS.cards(beside),
]
const listOf = (category: string, cards: ProductOnPages[], page = 1) => [
  ...READS.list({ key: category, category, page }),
  ...READS.cards(cards),
]
const supplier = (seller: string, cards: ProductOnPages[]) => [
  ...READS.catalogue(),
  ...READS.seller(seller),
  ...READS.sellersGoods(seller),
  ...READS.cards(cards),
]

/** The kinds of pages, each as it is made of its reads. */
const PAGES = {
  faucet: pageOf(FAUCET, FAUCETS, [NEAR]),
  finish: pageOf(FINISH, FAUCETS, [NEAR]),
  near: pageOf(NEAR, FAUCETS, [FAUCET]),
  tile: pageOf(TILE, TILES, []),
  'faucets, page 1': listOf(FAUCETS, [FAUCET]),
  'faucets, page 2': listOf(FAUCETS, [NEAR], 2),
  tiles: listOf(TILES, [TILE]),
  home: [...READS.first('newest'), ...READS.catalogue(), ...READS.cards([TILE])],
  room: READS.room([FAUCET.id, TILE.id]),
  Sorae: supplier(SORAE, [FAUCET]),
  Bada: supplier(BADA, [NEAR, TILE]),
  'reviews of the faucet': [...READS.product(FAUCET.id), ...READS.seller(SORAE), ...READS.reviews(FAUCET.id)],
} satisfies Record<string, Tag[]>

const clearedBy = (tags: readonly Tag[]) =>
  Object.entries(PAGES).flatMap(([name, shown]) => (shown.some((tag) => tags.includes(tag)) ? [name] : []))

const changed = { ...FAUCET, categories: ['/kitchen', FAUCETS], family: [FINISH.id] }
const OVERVIEWS = ['home', 'Sorae', 'Bada']
const WITH_ROOM = ['home', 'room', 'Sorae', 'Bada']

describe('what changes clears the pages that show it, and no other', () => {
  test.each<[string, readonly Tag[], string[]]>([
    ['few are left', CHANGES.fewLeft(FAUCET.id), ['faucet', 'room', 'reviews of the faucet']],
    ['one more ordered it', CHANGES.ordered(FAUCET.id), ['faucet', 'reviews of the faucet']],
    [
      'it sells out',
      CHANGES.soldOut(FAUCET.id, [FINISH.id]),
      ['faucet', 'finish', 'near', 'faucets, page 1', 'room', 'Sorae', 'reviews of the faucet'],
    ],
    [
      'its form is saved',
      CHANGES.productSaved(changed),
      ['faucet', 'finish', 'near', 'faucets, page 1', ...WITH_ROOM, 'reviews of the faucet'],
    ],
    [
      'it comes to the shop',
      CHANGES.productListed(changed),
      [
        'faucet',
        'finish',
        'near',
        'faucets, page 1',
        'faucets, page 2',
        ...WITH_ROOM,
        'reviews of the faucet',
      ],
    ],
    [
      'it is reviewed',
      CHANGES.reviewed(FAUCET.id, SORAE),
      ['faucet', 'finish', 'near', 'faucets, page 1', ...WITH_ROOM, 'reviews of the faucet'],
    ],
    [
      'its seller saves the profile',
      CHANGES.sellerSaved(SORAE),
      ['faucet', 'finish', 'near', 'faucets, page 1', ...OVERVIEWS, 'reviews of the faucet'],
    ],
    ['a seller is stopped', CHANGES.sellerStopped(SORAE), Object.keys(PAGES)],
    [
      'a page of a list begins elsewhere',
      tagsOfLists([[FAUCETS, 2, false]]),
      ['faucets, page 1', 'faucets, page 2'],
    ],
    [
      'a list has another last page',
      tagsOfLists([[FAUCETS, 9, true]]),
      ['faucets, page 1', 'faucets, page 2'],
    ],
    ['a filter of a list counts more', tagsOfLists([[TILES, null, false]]), ['tiles']],
    ['a filter of all products counts more', tagsOfLists([['', null, false]]), OVERVIEWS],
  ])('when %s', (_, tags, stale) => {
    expect(clearedBy(tags)).toEqual(stale)
    expect(tags.filter((tag) => !isTag(tag))).toEqual([])
  })
})

describe('an order', () => {
  const left = (before: number, after: number, madeToOrder = false) =>
    shownChange({ product: FAUCET.id, before, after, madeToOrder })

  test.each([
    [500, 498, 'nothing'],
    [7, 6, 'nothing'],
    [6, 5, 'count'],
    [2, 9, 'count'],
    [1, 0, 'soldOut'],
    [0, 3, 'soldOut'],
    [0, -2, 'nothing'],
  ] as const)('that leaves %d of what were %d changes %s that is shown', (before, after, change) => {
    expect(left(before, after)).toBe(change)
  })

  test('changes nothing of what is made to order', () => {
    expect(left(1, 0, true)).toBe('nothing')
  })
})

describe('tags', () => {
  test('of counts alone may be one visit late', () => {
    const { ordered, productListed, ...rest } = CHANGES
    expect(ordered(FAUCET.id).every(isCount)).toBe(true)
    expect(tagsOfLists([[TILES, null, false]]).every(isCount)).toBe(true)
    const others = [
      productListed(changed),
      rest.fewLeft(FAUCET.id),
      rest.soldOut(FAUCET.id, []),
      rest.sellerSaved(SORAE),
    ]
    expect(others.flat().filter(isCount)).toEqual([])
  })

  const many = Array.from({ length: 201 }, (_, at): Tag => listTag('popular', at + 1))

  test('of two hundred pages name each, of more what they are of', () => {
    expect(gathered(many.slice(1))).toHaveLength(200)
    expect(gathered([...many, 'menus'])).toEqual(['products', 'menus'])
  })

  test('travel in messages of the bus, all of them', () => {
    const tags = [...CHANGES.productListed(changed), ...many.slice(0, 50)]
    const read = clearMessages(tags).map((text) => readMessage(text))
    expect(read.flatMap((message) => (message?.kind === 'clear' ? message.tags : []))).toEqual([
      ...new Set(tags),
    ])
  })

  test.each([['/주방/수전'], ['/kitchen/a,b&c'], [`/kitchen/${'수'.repeat(90)}`]])(
    'name the list %s',
    (key) => {
      expect(isTag(listTag(key, 3))).toBe(true)
      expect(clearMessages([listTag(key, 3)])).toHaveLength(1)
    },
  )

  test.each(['product:1', 'passwords', 'list:a b', 'card:', `seller:${SORAE},products`])(
    'are not %j',
    (text) => {
      expect(isTag(text)).toBe(false)
    },
  )

  test('of a page are as many as Next keeps for one read', () => {
    const cards = Array.from({ length: 48 }, (_, at) => ({ id: `${at}`, seller: `s${at}` }))
    expect(READS.cards(cards).length).toBeLessThanOrEqual(128)
  })
})
