import { beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '~/tests/support/shop'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let shop: Shop
beforeAll(async () => {
  world = await openWorld()
  shop = openShop(world)
  await shop.list({ en: 'Oak stool', fr: 'Tabouret de chêne', ko: '참나무 스툴' })
  await shop.list(
    { en: 'Bar stool', fr: 'Tabouret de bar' },
    { description: 'With a seat of oak.', viewCount: 900 },
  )
  await shop.list({ en: 'Stool with an oak seat and black legs' }, { sku: 'MB-200-ST' })
  await shop.list({ en: 'Subway tile', fr: 'Carreaux de céramique', ko: '도기질 타일' })
  await shop.list({ en: 'Pull-out mixer', fr: 'Mitigeur à bec', ko: '주방 수전' }, { sku: 'KF-1077-MB' })
  await shop.list({ en: 'Spray head' }, { sku: 'KF-1077-MB-2' })
  await shop.list({ en: 'Moulding' }, { material: 'Paulownia' })
})

describe('what is found first', () => {
  test('is what has the words in its name, before what only tells of them, however many looked at that', async () => {
    expect(await shop.find('oak stool')).toEqual([
      'Oak stool',
      'Stool with an oak seat and black legs',
      'Bar stool',
    ])
  })

  test('is the same whichever word comes first, and has all of them', async () => {
    expect(await shop.find('stool oak')).toEqual(await shop.find('oak stool'))
    expect(await shop.find('black stool')).toEqual(['Stool with an oak seat and black legs'])
  })

  test('is a product by its SKU, then those whose SKU goes on', async () => {
    expect(await shop.find('kf-1077-mb')).toEqual(['Pull-out mixer', 'Spray head'])
    expect(await shop.find('KF1077MB')).toEqual(['Pull-out mixer', 'Spray head'])
    expect(await shop.find('MB 200')).toEqual(['Stool with an oak seat and black legs'])
  })

  test('may be told by its material, its seller and its category', async () => {
    expect(await shop.find('paulownia')).toEqual(['Moulding'])
    expect((await shop.find('Seller Tiles')).length).toBeGreaterThan(5)
    expect(await shop.find('sinks moulding')).toEqual(['Moulding'])
  })
})

describe('French', () => {
  test.each(['céramique', 'ceramique', 'CÉRAMIQUES', 'carreau', 'carreaux'])(
    '%s finds the tile',
    async (text) => {
      expect(await shop.find(text)).toEqual(['Subway tile'])
    },
  )

  test('words that say nothing are passed over', async () => {
    expect(await shop.find('le tabouret de la chêne')).toEqual(['Oak stool'])
  })
})

describe('Korean', () => {
  test.each(['수전', '주방', '주방수전', '주방 수전을', '수전 주방'])('%s finds the mixer', async (text) => {
    expect(await shop.find(text)).toContain('Pull-out mixer')
  })

  test('finds by two syllables within a word', async () => {
    expect(await shop.find('나무')).toEqual(['Oak stool'])
    expect(await shop.find('스툴')).toEqual(['Oak stool'])
  })

  test('does not run two words into one: 방수 is no kitchen mixer', async () => {
    expect((await shop.search({ text: '방수' })).ids).toEqual([])
  })
})

describe('a typing error', () => {
  test.each([
    ['수젼', '수전', 'Pull-out mixer'],
    ['쥬방', '주방', 'Pull-out mixer'],
    ['stolo', 'stool', 'Oak stool'],
    ['paulovnia', 'paulownia', 'Moulding'],
    ['oak wxyzwxyz', 'oak', 'Oak stool'],
    ['mouldign', 'moulding', 'Moulding'],
    ['ceramqiue', 'céramique', 'Subway tile'],
    ['subw', 'subway', 'Subway tile'],
    // No product is called so: it stands among the synonyms alone.
    ['robinnet', 'robinet', 'Pull-out mixer'],
    ['수전들', '수전', 'Pull-out mixer'],
  ])('%s is taken for %s', async (typed, corrected, name) => {
    const found = await shop.search({ text: typed })
    expect(found.corrected).toBe(corrected)
    expect(await shop.find(typed)).toContain(name)
  })

  test('is not looked for where the words are right and only the choices too narrow', async () => {
    const found = await shop.search({ text: 'oak stool', priceMin: 900_000 })
    expect(found).toMatchObject({ ids: [], total: 0 })
    expect(found.corrected).toBeUndefined()
  })

  test('is not looked for where the text is an unknown SKU with a word in it', async () => {
    const found = await shop.search({ text: 'OAK-1054-OB' })
    expect(found).toMatchObject({ ids: [], total: 0 })
    expect(found.corrected).toBeUndefined()
  })

  test('of no known word finds nothing', async () => {
    expect(await shop.search({ text: 'qqqxyzzy' })).toMatchObject({ ids: [], total: 0, capped: false })
  })
})

describe('synonyms', () => {
  test.each(['faucet', 'robinet', '수전', 'faucets', 'Robinets'])('%s finds the mixer', async (text) => {
    expect(await shop.find(text)).toContain('Pull-out mixer')
  })

  test('are marked in what was found, also where a slip was mended first', async () => {
    for (const text of ['faucets', 'facuets'])
      expect((await shop.search({ text })).marks.split(' ')).toEqual(
        expect.arrayContaining(['robinet', '수전']),
      )
    expect((await shop.search({ text: 'stool' })).marks).toBe('stool')
  })

  test('take effect as soon as staff save them, and are gone as soon as they are deleted', async () => {
    const words = ['bar chair', 'taboret', 'stool']
    const staff = { overrideAccess: false, user: world.users.editor }
    const made = await world.payload.create({ collection: 'synonyms', data: { words }, ...staff })
    expect(await shop.find('bar chairs')).toContain('Oak stool')
    await world.payload.update({
      collection: 'synonyms',
      id: made.id,
      data: { words: ['taboret', 'moulding'] },
      ...staff,
    })
    expect(await shop.find('taboret')).toEqual(['Moulding'])
    await world.payload.delete({ collection: 'synonyms', id: made.id })
    expect(await shop.find('taboret')).toContain('Oak stool')
  })
})

describe('a kind of goods', () => {
  beforeAll(async () => {
    const { make } = world.system
    const room = await make('categories', { name: 'Flooring', position: 7 })
    const indoor = await make('categories', { name: 'Indoor', parent: room, position: 1 })
    const bath = await make('categories', { name: 'Baths', position: 8 })
    const tubs = await make('categories', { name: 'Showers & Tubs', parent: bath, position: 1 })
    await world.system.change('categories', room, { name: '바닥' }, { locale: 'ko' })
    await shop.list({ en: 'Larch plank', ko: '낙엽송 판자' }, { listedIn: indoor })
    await shop.list({ en: 'Floor lamp' }, { viewCount: 900 })
    await shop.list({ en: 'Floor board' }, { listedIn: indoor })
    await shop.list({ en: 'Oval soaker' }, { listedIn: tubs })
    await shop.list({ en: 'Opal wall lamp', fr: 'Applique tube opale' }, { viewCount: 900 })
  })

  test('comes before what shares a word with it, however many looked at that', async () => {
    expect(await shop.find('flooring')).toEqual(['Floor board', 'Larch plank', 'Floor lamp'])
    expect(await shop.find('tubs')).toEqual(['Oval soaker', 'Opal wall lamp'])
  })

  test('may be run together with its room, as Korean does', async () => {
    expect((await shop.search({ text: '바닥판자' })).corrected).toBe('바닥 판자')
    expect(await shop.find('바닥판자')).toEqual(['Larch plank'])
  })

  test('gives way to the very name where that is asked for, and to a SKU', async () => {
    expect(await shop.find('floor lamp')).toEqual(['Floor lamp'])
    expect((await shop.find('flooring board'))[0]).toBe('Floor board')
    await shop.list({ en: 'Side table' }, { sku: 'FLOORING-9' })
    expect((await shop.find('flooring'))[0]).toBe('Side table')
  })
})

describe('whatever is typed', () => {
  test.each([
    "a' & b | !c <-> :* \\",
    '%_%',
    '"(((',
    '😀🇨🇦',
    'oak\u0000stool',
    '\ud800',
    "'; drop table products; --",
    '   ',
    '∞'.repeat(5000),
    'oak '.repeat(2000),
    '가'.repeat(3000),
    '~',
    '1/2" × 3-4',
  ])('%j is answered', async (text) => {
    await expect(shop.search({ text })).resolves.toMatchObject({ capped: false })
    await expect(shop.suggest(text)).resolves.toBeInstanceOf(Array)
  })
})
