import { beforeAll } from 'vitest'
import { findProducts } from '@/features/shop/list/find-products'
import { listOfSeller } from '@/features/shop/list/list-of-seller'
import { listCards, listProductPage } from '@/features/shop/list/queries'
import { listRows } from '@/features/shop/list/table/list-rows'
import { listCompared } from '@/features/shop/product/compare/list-compared'
import { listFamily } from '@/features/shop/product/facts/list-family'
import { getProduct } from '@/features/shop/product/get-product'
import { getSupplier } from '@/features/shop/supplier/get-supplier'
import { getSupplierBand } from '@/features/shop/supplier/get-supplier-band'
import { getSupplierFacts } from '@/features/shop/supplier/get-supplier-facts'
import { listMakers } from '@/features/shop/supplier/list-makers'
import { listSupplierReviews } from '@/features/shop/supplier/list-supplier-reviews'
import { listSuppliers } from '@/features/shop/supplier/list-suppliers'
import * as authWords from '@/app/api/auth-words/[locale]/route'
import * as clear from '@/app/api/internal/clear/route'
import * as health from '@/app/api/health/route'
import * as healthLive from '@/app/api/health/live/route'
import * as healthReady from '@/app/api/health/ready/route'
import * as language from '@/app/api/language/[locale]/route'
import * as picture from '@/app/img/[name]/route'
import * as recent from '@/app/api/recent/route'
import * as robots from '@/app/robots.txt/route'
import * as session from '@/app/api/session/route'
import * as share from '@/app/share/[locale]/[kind]/[key]/[version]/route'
import * as sitemap from '@/app/sitemap.xml/route'
import * as sitemapPart from '@/app/sitemaps/[file]/route'
import * as suggest from '@/app/api/suggest/route'
import * as missed from '@/app/api/missed/route'
import * as view from '@/app/api/view/route'
import * as rest from '@/app/(payload)/api/[...slug]/route'
import { sendInquiry } from '@/features/shop/pages/actions'
import { readLinked } from '@/features/shop/pages/content/linked'
import { content, linkTo, paragraph, picture as pictureOf } from '~/tests/support/factories/content'
import { ask } from '~/tests/support/budget/ask'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { openBrowser } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const visitor = () => openBrowser()
const buyer = () => openBrowser(world.tokens.buyer)
const live = () => world.ids.products.live
const found = { origins: [] as [], inStock: false, sort: 'relevance', page: 1 } as const
const hashOf = async () => (await world.system.get('media', world.ids.media.sellers)).hash

keepBudget('shop', {
  'read a page of a list': async () => () => listProductPage('en', 'newest', 1),
  'read a product': async () => () => getProduct('en', live()),
  'read the family of a product': async () => () => listFamily('en', live()),
  "read a seller's page": async () => {
    const id = world.ids.sellers.seller ?? ''
    const slug = String((await world.system.get('sellers', id)).slug)
    return async () => {
      await getSupplier('en', slug)
      await getSupplierFacts(id)
      await getSupplierBand('en', id)
      await listOfSeller('en', id, 1)
      await listSupplierReviews('en', id, 1)
    }
  },
  'read the makers of the home page': async () => () => listMakers('en'),
  'read the list of sellers': async () => () => listSuppliers('en', 1),
  'read what a page links to and shows': async () => {
    const { pages, categories, media } = world.ids
    const links = [linkTo('pages', pages.published), linkTo('categories', Object.values(categories)[0])]
    const text = content(paragraph(...links, linkTo('products', live())), pictureOf(media.sellers))
    return () => readLinked(text, 'en')
  },
  'read a search': async () => () => findProducts({ ...found, text: 'faucet' }, 'en', listCards),
  'read a search as a table': async () => () =>
    findProducts({ ...found, text: 'faucet', view: 'table' }, 'en', listRows),
  'read products to compare': async () => () => listCompared('ko', [live()]),
  'GET api/health': async () => () => ask(visitor(), health.GET, 'api/health'),
  'GET api/health/live': async () => () => ask(visitor(), healthLive.GET, 'api/health/live'),
  'GET api/health/ready': async () => () => ask(visitor(), healthReady.GET, 'api/health/ready'),
  'GET api/session': async () => () => ask(buyer(), session.GET, 'api/session'),
  'GET api/language/[locale]': async () => () =>
    ask(visitor(), language.GET, 'api/language/fr', { params: { locale: 'fr' } }),
  'GET api/auth-words/[locale]': async () => () =>
    ask(visitor(), authWords.GET, 'api/auth-words/fr', { params: { locale: 'fr' } }),
  'GET api/recent': async () => () => ask(visitor(), recent.GET, `api/recent?locale=en&ids=${live()}`),
  'GET api/suggest': async () => () => ask(visitor(), suggest.GET, 'api/suggest?locale=en&q=fauc'),
  'POST api/missed': async () => () =>
    ask(visitor(), missed.POST, 'api/missed', {
      body: ' brass hinge',
      headers: { 'content-type': 'text/plain' },
    }),
  'POST api/view': async () => () =>
    ask(visitor(), view.POST, 'api/view', { body: live(), headers: { 'content-type': 'text/plain' } }),
  'GET img/[name]': async () => {
    const name = `${await hashOf()}-400`
    return () => ask(visitor(), picture.GET, `img/${name}`, { params: { name } })
  },
  'GET robots.txt': async () => () => ask(visitor(), robots.GET, 'robots.txt'),
  'GET sitemap.xml': async () => () => ask(visitor(), sitemap.GET, 'sitemap.xml'),
  'GET sitemaps/[file]': async () => () =>
    ask(visitor(), sitemapPart.GET, 'sitemaps/pages.xml', { params: { file: 'pages.xml' } }),
  'GET share/[locale]/[kind]/[key]/[version]': async () => () =>
    ask(visitor(), share.GET, 'share', {
      params: { locale: 'en', kind: 'product', key: live(), version: 'old' },
    }),
  'POST api/internal/clear': async () => () =>
    ask(visitor(), clear.POST, 'api/internal/clear', {
      json: { tags: ['products'] },
      headers: { authorization: `Bearer ${process.env.INTERNAL_KEY}` },
    }),
  'GET (payload)/api/[...slug]': async () => () =>
    ask(visitor(), rest.GET as never, 'api/products?limit=10&depth=0', {
      params: { slug: ['products'] },
      headers: { authorization: `JWT ${world.tokens.admin}` },
    }),
  'shop/pages/actions sendInquiry': async () => () =>
    visitor().submit(sendInquiry, {
      name: 'Jo',
      email: `${crypto.randomUUID()}@maru.test`,
      message: 'We make tiles.',
    }),
})
