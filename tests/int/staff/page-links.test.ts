import { beforeAll, describe, expect, test } from 'vitest'
import { readLinked } from '@/features/shop/pages/content/linked'
import { block, content, linkTo, paragraph, picture } from '~/tests/support/factories/content'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

describe('what a page links to by choice (rule L22)', () => {
  test('has the address in the language of the reader, and none while readers cannot see it', async () => {
    const { pages, products, categories } = world.ids
    const published = await world.system.get('pages', pages.published)
    const hidden = Object.values(products).filter((id) => id !== products.live)
    const inBlock = content(paragraph(...Object.values(categories).map((id) => linkTo('categories', id))))
    const text = content(
      paragraph(linkTo('pages', pages.published), linkTo('pages', pages.draft)),
      paragraph(...[products.live, ...hidden].map((id) => linkTo('products', id))),
      block('callout', { body: inBlock }),
    )
    const { hrefs } = await readLinked(text, 'fr')
    expect(hrefs[pages.published]).toBe(`/fr/info/${published.slug}`)
    expect(hrefs[pages.draft]).toBeUndefined()
    expect(hrefs[products.live]).toBe(`/fr/product/${products.live}`)
    const rows = await Promise.all(hidden.map((id) => world.system.get('products', id)))
    const unseen = rows.filter(({ status }) => status !== 'approved')
    expect(unseen.length).toBeGreaterThan(1)
    for (const { id } of unseen) expect(hrefs[id]).toBeUndefined()
    for (const id of Object.values(categories))
      expect(hrefs[id]).toMatch(/^\/fr\/(?:category\/[\w-]+|subcategory\/[\w-]+\/[\w-]+)$/)
  })

  test('shows a picture in its stored widths, with the text of staff where the page has none', async () => {
    const id = world.ids.media.sellers
    await world.system.change('media', id, { alt: 'Oak' })
    const { hash, width } = await world.system.get('media', id)
    const { pictures, hrefs } = await readLinked(content(picture(id)), 'en')
    expect(hrefs).toEqual({})
    const widths = [...new Set([160, 400, 768, 2000].map((each) => Math.min(each, Number(width))))]
    expect(pictures[id]).toMatchObject({ src: `/img/${hash}-768`, width, alt: 'Oak' })
    expect(pictures[id]?.srcSet.split(', ').map((each) => each.split(' ')[1])).toEqual(
      widths.map((each) => `${each}w`),
    )
  })
})
