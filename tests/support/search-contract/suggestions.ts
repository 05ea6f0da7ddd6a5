import { expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import type { SearchProvider } from '@/server/search/provider'
import type { World } from '~/tests/support/open-world'
import { ask } from './products'

type Given = () => { world: World; hornbeam: string }

/** What a provider promises of suggestions, in a world with `hornbeam` on sale. */
export function makesSuggestions(provider: SearchProvider, given: Given) {
  test('complete the last word, and name products in the reader’s language', async () => {
    const found = await provider.suggest('hornb', 'fr')
    const kinds = ['term', 'category', 'supplier', 'product'] as const
    expect(found.map(({ kind }) => kind)).toEqual(
      found.map(({ kind }) => kind).toSorted((one, other) => kinds.indexOf(one) - kinds.indexOf(other)),
    )
    expect(found.filter(({ kind }) => kind === 'term').map(({ text }) => text)).toContain('hornbeam')
    const products = found.filter(({ kind }) => kind === 'product')
    expect(products.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Banc en charme forêt', 'Hornbeam stool']),
    )
    expect(products.find(({ text }) => text.startsWith('Banc'))).toMatchObject({
      href: `/fr/product/${given().hornbeam}`,
      price: 'Dès 5,00\u00a0$',
      picture: expect.stringMatching(/^\/img\/[\w-]{12}-160$/),
    })
    expect(products.length).toBeLessThanOrEqual(4)
  })

  test('name categories in the reader’s language', async () => {
    const found = await provider.suggest('kitch', 'en')
    expect(found).toContainEqual({ kind: 'category', text: 'Kitchen', href: '/category/kitchen' })
  })

  test('name suppliers in the reader’s language, by words of their name in either script', async () => {
    const { world } = given()
    const { seller } = world.ids.sellers
    await world.system.change('sellers', seller, {
      company: 'Hwaru Étoile Co., Ltd.',
      companyKo: '화루타일 주식회사',
    })
    const [row] = await ask<{ slug: string }>('select slug from sellers where id = $1', [seller])
    const found = async (text: string, locale: Locale) =>
      (await provider.suggest(text, locale)).filter(({ kind }) => kind === 'supplier')
    const [href, latin, hangul] = [`/supplier/${row?.slug}`, 'Hwaru Étoile Co., Ltd.', '화루타일 주식회사']
    expect(await found('hwaru eto', 'en')).toEqual([{ kind: 'supplier', text: latin, href }])
    expect(await found('화루타', 'ko')).toEqual([{ kind: 'supplier', text: hangul, href: `/ko${href}` }])
    expect(await found('화룹', 'ko')).toEqual([])
    expect(await found('화루ㅌ', 'en')).toEqual([{ kind: 'supplier', text: latin, href }])
    expect(await Promise.all(['waru', 'h', '%'].map((text) => found(text, 'en')))).toEqual([[], [], []])
    await ask("update sellers set status = 'suspended' where id = $1", [seller])
    expect(await found('hwaru', 'en')).toEqual([])
    await ask("update sellers set status = 'active' where id = $1", [seller])
  })

  test('are none for an empty text', async () => {
    expect(await provider.suggest('', 'en')).toEqual([])
  })
}
