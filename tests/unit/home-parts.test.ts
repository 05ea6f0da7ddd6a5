import { createTranslator, NextIntlClientProvider } from 'next-intl'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { Banners } from '@/app/(store)/[locale]/home/banners'
import { CategoryGrid } from '@/app/(store)/[locale]/home/category-grid'
import { Hero } from '@/app/(store)/[locale]/home/hero'
import { Makers } from '@/app/(store)/[locale]/home/makers'
import { ProductSection } from '@/app/(store)/[locale]/home/product-section'
import { CategoryHead } from '@/app/(store)/[locale]/list/category-head'
import type { HomeView } from '@/features/shop/pages/home'
import en from '@/messages/en'
import { CategoryPicture } from '@/ui/parts/category-picture'
import { Footer } from '@/ui/frame/footer/footer'
import { footerSections } from '@/ui/frame/footer/footer-words'

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: never) => createTranslator({ locale: 'en', messages: en, namespace }),
}))

const inEnglish = (children: ReactElement) =>
  renderToStaticMarkup(
    NextIntlClientProvider({ locale: 'en', messages: en, timeZone: 'America/Toronto', children }),
  )
const drawn = (element: ReactElement | null) => (element ? renderToStaticMarkup(element) : '')
const NOTHING: HomeView = { banners: [], makers: [] }
const PICTURE = { src: '/img/a-768', srcSet: '/img/a-768 768w', width: 900, height: 600, alt: 'A kiln' }

describe('the home page (rule L28)', () => {
  const hero = async (home: Partial<HomeView>) => drawn(await Hero({ home: { ...NOTHING, ...home } }))

  test('says what it said where editors have written nothing', async () => {
    const html = await hero({})
    expect(html).toContain(`<h1 class="text-2xl font-semibold xl:text-3xl">${en.home.headline}</h1>`)
    expect(html).toContain(`<p class="text-lg">${en.home.promise}</p>`)
    expect(html).toContain('/rooms/hero-portrait-780.webp')
    expect(html).not.toContain('button-primary')
    // The search box is that of the header.
    expect(html).not.toContain('type="search"')
    expect([drawn(Banners(NOTHING)), drawn(await Makers(NOTHING))]).toEqual(['', ''])
  })

  test('has the words, the picture and the button of editors, marked where they are English', async () => {
    const html = await hero({
      headline: { text: 'Stone & wood', lang: 'en' },
      picture: PICTURE,
      button: { text: 'See', href: '/fr/latest' },
    })
    expect(html).toContain('<h1 lang="en" class="text-2xl font-semibold xl:text-3xl">Stone &amp; wood</h1>')
    expect(html).toContain(`<p class="text-lg">${en.home.promise}</p>`)
    expect(html).toContain('src="/img/a-768"')
    expect(html).not.toContain('/rooms/hero')
    expect(html).toMatch(/<a class="button button-primary[^>]* href="\/fr\/latest">See<\/a>/)
  })

  test('has banners as links and as words, in few bytes', () => {
    const words = 'x'.repeat(100)
    const [first, ...more] = [1, 2, 3].map((at) => ({
      id: `b${at}`,
      text: words,
      href: `/products?page=${at}`,
    }))
    const html = drawn(Banners({ banners: [{ id: 'b0', text: '<b>Free</b>' }, ...(first ? [first] : [])] }))
    expect(html).toContain('&lt;b&gt;Free&lt;/b&gt;')
    expect(html).toContain('href="/products?page=1"')
    const all = drawn(Banners({ banners: [...(first ? [first] : []), ...more] }))
    expect(all.length).toBeLessThan(700)
  })

  test('shows makers under their title', async () => {
    const makers = [{ id: 'm', text: 'A kiln in Icheon', href: '/products', picture: PICTURE }]
    const html = drawn(await Makers({ makers }))
    expect(html).toContain(`>${en.home.makers}</h2>`)
    expect(html).toMatch(/alt="A kiln".*<a class="link [^"]*" href="\/products">A kiln in Icheon<\/a>/)
    expect(drawn(await Makers({ makers, makersTitle: { text: 'Made by hand' } }))).toContain(
      '>Made by hand</h2>',
    )
  })
})

describe('the tiles of the home page (rule L34)', () => {
  const sellers = [{ id: 's', text: 'Sorae', place: 'Incheon', href: '/supplier/sorae', picture: PICTURE }]

  test('show sellers where editors have no makers, and lead to them', async () => {
    const html = drawn(await Makers({ makers: [], sellers }))
    expect(html).toMatch(/<a class="link [^"]*" href="\/supplier\/sorae">Sorae<\/a>.*>Incheon</)
    const makers = [{ id: 'm', text: 'A kiln', picture: PICTURE }]
    expect(drawn(await Makers({ makers, sellers }))).not.toContain('Sorae')
  })

  test.each([
    [8, null],
    [7, ''],
    [6, 'hidden md:block md:col-span-2'],
    [5, 'md:col-span-3'],
    [4, null],
    [1, 'md:col-span-3'],
  ])('close the last row of %i categories', (count, wide) => {
    const categories = Array.from({ length: count }, (_, at) => ({
      ...{ slug: `c${at}`, name: `C${at}`, english: '', href: `/category/c${at}`, children: [] },
    }))
    const html = inEnglish(createElement(CategoryGrid, { categories }))
    const [, found = null] = /<li class="([^"]*)"><a class="goods-all" href="\/products">/.exec(html) ?? []
    expect(found).toBe(wide)
  })

  const card = (id: number) => ({
    ...{
      id: `p${id}`,
      name: `Faucet ${id}`,
      image: null,
      size: '',
      finish: { text: '' },
      origin: '',
      moq: 1,
    },
    ...{
      seller: { name: '', slug: null },
      stock: 'inStock' as const,
      soldBy: 'piece' as const,
      content: null,
    },
    ...{
      arrival: { key: 'range' as const, minDays: 14, maxDays: 18 },
      priceFrom: 1,
      priceBest: 1,
      rating: null,
      category: 'kitchen',
      family: null,
    },
  })
  const section = (count: number) =>
    inEnglish(
      createElement(ProductSection, {
        list: 'popular',
        isLed: true,
        cards: Array.from({ length: count }, (_, at) => card(at)),
      }),
    )

  test('have one large product and one way to all, in eight and a tile', () => {
    const html = section(8)
    expect(html).toContain('<ul class="goods goods-led"')
    expect(html.match(/<article/g)).toHaveLength(8)
    expect(html.match(/href="\/popular"/g)).toHaveLength(1)
    expect(html).toMatch(/<li><a class="goods-all" href="\/popular">View All<span[^>]*>: Popular Products</)
    const few = section(5)
    expect(few).not.toContain('goods-led')
    expect(few.match(/href="\/popular"/g)).toHaveLength(1)
  })
})

describe('the page of a category (rule L29)', () => {
  const main = {
    slug: 'kitchen',
    name: 'Kitchen',
    english: 'Kitchen',
    href: '/category/kitchen',
    children: [],
  }
  const head = (room?: object) => {
    const place = { main: { ...main, ...(room && { room }) } } as never
    return drawn(CategoryHead({ place, children: 'Kitchen: all products' }) as ReactElement)
  }

  test('shows words and picture of editors, and else what it showed', () => {
    const intro = { text: 'Warm floors', lang: 'en' }
    expect(head()).toContain('/rooms/kitchen-960.webp')
    expect(head()).toContain('Kitchen: all products')
    const chosen = head({ picture: PICTURE, intro })
    expect([chosen.includes('/img/a-768'), chosen.includes('/rooms/')]).toEqual([true, false])
    expect(chosen).toContain('<p class="mt-2 max-w-prose" lang="en">Warm floors</p>')
    expect(drawn(createElement(CategoryPicture, { slug: 'attic', sizes: '1rem' }))).not.toContain('<img')
  })
})

describe('the footer (rule L30)', () => {
  const draw = async (written: Parameters<typeof footerSections>[1]) =>
    drawn(
      createElement(Footer, {
        ...{ siteName: 'Maru', footerText: '', contactEmail: '', legalName: '', address: '', phone: '' },
        label: en.footer.label,
        sections: await footerSections('en', written),
      }),
    )
  const headings = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, words]) => words)

  test('has the columns of the marketplace, or those of editors and the policies', async () => {
    const { shop, sellers, help, policies } = en.footer
    expect(headings(await draw([]))).toEqual([shop, sellers, help, policies])
    const links = [
      { href: '/fr/care', name: 'Care', lang: 'en' as const },
      { href: 'https://example.com/', name: 'Elsewhere' },
    ]
    const html = await draw([{ title: 'Guides', lang: 'en', links }])
    expect(headings(html)).toEqual(['Guides', policies])
    expect(html).toContain('<a href="/fr/care" lang="en">Care</a>')
    expect(html).toContain('<a href="https://example.com/">Elsewhere</a>')
    expect(html).toContain('href="/terms"')
  })
})
