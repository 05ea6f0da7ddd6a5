import { NextIntlClientProvider } from 'next-intl'
import { createElement, Fragment, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { MessageSeller } from '@/features/talk/chat/message-seller'
import { ListControls } from '@/features/shop/list/controls/list-controls'
import RecentList from '@/features/shop/list/recent/recent-list'
import { ProductDetail } from '@/features/shop/product/product-detail'
import type { ProductView } from '@/features/shop/product/product-view'
import en from '@/messages/en'
import { Footer } from '@/ui/frame/footer/footer'
import { Header } from '@/ui/frame/header/header'
import type { HeaderWords } from '@/ui/frame/header/header-words'

vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({ refresh: () => {} }) }))

const { header, account, search, login } = en
const words: HeaderWords = {
  ...header,
  locale: 'en',
  prefix: '',
  login: login.title,
  place: {
    ...en.deliveryPlace,
    issues: {
      'address.area': en.issues.address.area,
      'address.canadaOnly': en.issues.address.canadaOnly,
    },
  },
  search: { ...search, found: '#' },
  browse: [{ list: 'latest', title: 'Latest' }],
  account: {
    ...account,
    lists: en.jobLists.title,
    priceRequests: account.area.prices,
    returns: account.area.returns,
    company: account.area.company,
    quickOrder: en.quickOrder.title,
    invoices: account.area.invoices,
    unreadMessages: account.unread,
  },
  mainCategories: [{ slug: 'kitchen', name: 'Kitchen', hasPicture: false, children: [] }],
}

const product: ProductView = {
  id: 'p',
  name: { text: 'Tile' },
  description: { text: 'Plain.' },
  sku: 'T-1',
  images: ['a', 'b'].map((src) => ({
    src,
    srcSet: '',
    whole: src,
    thumb: src,
    width: 4,
    height: 5,
    alt: '',
  })),
  place: null,
  seller: { id: 's', slug: 's', name: 'Sorae', company: null, person: null, place: 'Seoul', holiday: null },
  orderCount: 3,
  sample: null,
  rating: { average: 4, count: 2 },
  stars: [0, 0, 0, 2, 0],
  tiers: [{ minQty: 1, maxQty: 999_999, unitPrice: 2000 }],
  soldBy: 'box',
  content: { unit: 'm2', amount: 1.44 },
  stock: { key: 'inStock' },
  shipping: { key: 'soon', minDays: 2, maxDays: 5 },
  shippingFrom: 'Seoul',
  facts: [],
  documents: [],
  reviews: [],
}

const Message = () =>
  createElement(MessageSeller, { about: { id: 'p', name: 'Tile' }, locale: 'en', seller: 'Sorae' })

const sections = ['shop', 'help'].map((key) => ({ key, title: key, links: [{ path: `/${key}`, name: key }] }))
const site = { siteName: 'Maru', footerText: '', contactEmail: 'a@maru.test', legalName: '', address: '' }

const drawn = (...children: ReactElement[]) =>
  renderToStaticMarkup(
    NextIntlClientProvider({
      locale: 'en',
      messages: en,
      timeZone: 'America/Toronto',
      children: createElement(Fragment, null, ...children),
    }),
  )

const page = () =>
  drawn(
    createElement(Header, { siteName: 'Maru', words }),
    createElement(
      ProductDetail,
      { locale: 'en', product, add: async () => ({}), report: '/report/product/p' },
      createElement(Message),
    ),
    createElement(RecentList, { ids: [], locale: 'en', words: Object(en.recent) }),
    createElement(Footer, { ...site, phone: '', label: en.footer.label, sections }),
  )

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length

test('a product page has at most four landmarks of navigation, each with a name of its own', () => {
  const html = page()
  const names = [...html.matchAll(/<nav aria-label="([^"]*)"/g)].map(([, name]) => name)
  expect(count(html, /<nav\b/g)).toBe(names.length)
  expect(names.length).toBeLessThanOrEqual(4)
  expect(new Set(names).size).toBe(names.length)
})

test('a product page has one place that announces what changes', () => {
  expect(count(page(), /aria-live=|role="(?:status|alert|log)"/g)).toBe(1)
})

test('sharing and reporting stand in one menu beside the title, the SKU among the specifications', () => {
  const html = page()
  expect(html).toMatch(
    /<h1[^>]*>Tile<\/h1>.*popoverTarget="ways".*id="ways" popover="".*Share.*Report this product/i,
  )
  expect(html.indexOf(en.reports.titles.product)).toBeLessThan(html.indexOf('class="ladder'))
  expect(html).toMatch(/icon-alert[^>]*><\/span>Report this product/i)
  expect(html.indexOf('id="facts"')).toBeLessThan(html.indexOf('T-1'))
})

test('the stars of a product lead to its reviews', () => {
  expect(page()).toMatch(/<a [^>]*href="#reviews"[^>]*><span class="rating">/)
})

test('the account type stands in the menu, not in the header', () => {
  const html = drawn(createElement(Header, { siteName: 'Maru', words }))
  const at = html.indexOf('id="account"')
  expect(at).toBeGreaterThan(0)
  expect(html.indexOf(`>${account.buyer}<`)).toBeGreaterThan(at)
})

test('on a phone the theme is switched in the menu, with words', () => {
  const html = drawn(createElement(Header, { siteName: 'Maru', words }))
  const [inHeader = '', inMenu = ''] = [...html.matchAll(/<button[^>]*data-theme-switch.*?<\/button>/g)].map(
    ([button]) => button,
  )
  expect(inHeader).toMatch(/class="[^"]*hidden[^"]*lg:/)
  expect(inMenu).toContain('lg:hidden')
  expect(inMenu).not.toContain('sr-only')
})

test('a list with filters offers to skip them, one without does not', () => {
  const group = {
    key: 'main',
    title: 'Room',
    offers: [{ label: 'Kitchen', query: '?main=kitchen', count: 3, isOn: false }],
    fields: [],
  }
  const list = (groups: (typeof group)[]) => {
    const view = {
      path: '/latest',
      query: '',
      count: '3 products',
      groups,
      chips: [],
      sorts: [],
      hidden: [],
      clear: null,
      shown: 'grid',
      views: [{ view: 'grid', label: 'Grid', href: '/latest' }],
    }
    const words = Object({ ...en.browse, compare: en.compare })
    return drawn(createElement(ListControls, Object({ view, words, isEmpty: false }), 'goods'))
  }
  expect(list([group])).toMatch(
    /<a [^>]*href="#results"[^>]*>Skip to results<\/a>.*id="facets".*id="results"/,
  )
  expect(list([])).not.toContain('Skip to results')
})
