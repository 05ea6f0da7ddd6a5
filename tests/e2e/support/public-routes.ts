import { INFO_PAGES } from '@/domain/pages/info-pages'
import { categoryName, pageTitle, WORDS, type Lang } from './words'

export const FAUCET = '/product/8b6a90b0-f74b-5aa4-a800-1eba9c2aaf69'

export type Route = {
  path: string
  /** The one heading of first rank. */
  heading: (lang: Lang) => string
  /** Before the name of the shop in the window; the heading where nothing is said. */
  title?: (lang: Lang) => string
  /** What else must be read there. */
  says?: (lang: Lang) => string[]
  status?: number
  /** It has one address in each language and a card to be shared with; nobody is sent to what is asked for or missing. */
  isListed?: boolean
  /** The same parts as another page of its area, with other products. */
  isLaidOutLikeAnother?: boolean
}

const words = (lang: Lang) => WORDS[lang]
const lists = (lang: Lang) => WORDS[lang].lists
const NOTHING = 'qqqqzzzzxxxx'
/** The version of the terms of the demo world. */
const TERMS_FROM = '2025-01-01'

/** Every public page by area (rules L8, L10, C39, C40), and what it says in a language. */
export const ROUTES: Record<string, Route[]> = {
  home: [
    {
      path: '',
      heading: (lang) => words(lang).home.headline,
      title: (lang) => words(lang).meta.title.replace('{siteName}', 'Maru'),
      says: (lang) => [
        ...(['latest', 'popular', 'recommended'] as const).map((list) => lists(lang)[list].title),
        ...(['export', 'verified', 'tiers', 'support'] as const).map(
          (card) => words(lang).home.seller[card].title,
        ),
        lists(lang).viewAll,
      ],
      isListed: true,
    },
    {
      path: '/suppliers',
      heading: (lang) => words(lang).supplier.list,
      says: (lang) => [lang === 'ko' ? '소래피팅' : 'Sorae Fittings'],
      isListed: true,
    },
    {
      path: '/compare',
      heading: (lang) => words(lang).compare.title,
      says: (lang) => [words(lang).compare.none],
    },
  ],
  'lists of products': [
    ...(['products', 'latest', 'popular', 'recommended'] as const).map((list) => ({
      path: `/${list}`,
      heading: (lang: Lang) => lists(lang)[list].title,
      isListed: true,
      isLaidOutLikeAnother: list !== 'products',
    })),
    {
      path: '/latest/2',
      heading: (lang) => lists(lang).latest.title,
      title: (lang) =>
        lists(lang).numbered.replace('{title}', lists(lang).latest.title).replace('{page}', '2'),
      isListed: true,
      isLaidOutLikeAnother: true,
    },
    {
      path: '/category/living-room',
      heading: (lang) => lists(lang).main.replace('{main}', categoryName(lang, 'Living Room')),
      isListed: true,
    },
    {
      path: '/subcategory/kitchen/faucets',
      heading: (lang) =>
        lists(lang)
          .sub.replace('{main}', categoryName(lang, 'Kitchen'))
          .replace('{sub}', categoryName(lang, 'Kitchen > Faucets')),
      isListed: true,
      isLaidOutLikeAnother: true,
    },
    { path: '/products?view=table', heading: (lang) => lists(lang).products.title },
    { path: '/products?price=10-50&stock=1', heading: (lang) => lists(lang).products.title },
    {
      path: '/products?price=-0.01',
      heading: (lang) => lists(lang).products.title,
      says: (lang) => [lists(lang).empty, words(lang).browse.emptyFiltered],
    },
  ],
  'products, search and the door': [
    {
      path: '/product/not-an-id',
      heading: (lang) => words(lang).product.none.invalid,
      says: (lang) => [words(lang).errors.backHome],
      status: 404,
    },
    {
      path: '/product/00000000-0000-7000-8000-000000000000',
      heading: (lang) => words(lang).product.none.missing,
      says: (lang) => [words(lang).errors.backHome],
      status: 404,
    },
    {
      path: '/search',
      heading: (lang) => words(lang).results.askTitle,
      title: (lang) => words(lang).results.title,
    },
    { path: '/search?q=oak', heading: (lang) => words(lang).results.for.replace('{text}', 'oak') },
    {
      path: `/search?q=${NOTHING}`,
      heading: (lang) => words(lang).results.for.replace('{text}', NOTHING),
      says: (lang) => [lists(lang).empty, words(lang).results.emptyNext.replace('{text}', NOTHING)],
    },
    { path: '/login', heading: (lang) => words(lang).login.title },
    {
      path: '/register?as=seller',
      heading: (lang) => words(lang).register.asSeller,
      title: (lang) => words(lang).register.title,
    },
    { path: '/forgot', heading: (lang) => words(lang).forgot.title },
    {
      path: '/nothing/here',
      heading: (lang) => words(lang).home.headline,
      title: (lang) => words(lang).meta.title.replace('{siteName}', 'Maru'),
      says: (lang) => [lists(lang).latest.title],
      status: 404,
    },
  ],
  'information pages': [
    ...INFO_PAGES.map((slug) => ({
      path: `/${slug}`,
      heading: (lang: Lang) => pageTitle(lang, slug),
      says: (lang: Lang) => SAID_BY_PAGES[slug]?.(lang) ?? [],
      isListed: true,
    })),
    {
      path: `/terms/${TERMS_FROM}`,
      heading: (lang) => pageTitle(lang, 'terms'),
      says: (lang) => words(lang).terms.validFrom.split('{day}').filter(Boolean),
    },
    // Visitors sign in first (rule P7).
    { path: '/terms/agree', heading: (lang) => words(lang).login.title },
  ],
}

const SAID_BY_PAGES: Record<string, (lang: Lang) => string[]> = {
  'become-seller': (lang) => [words(lang).home.seller.start],
  'seller-inquiry': (lang) => [words(lang).inquiry.title],
}

/** The English words the rules quote, letter for letter (rule L17): here for whoever changes the messages. */
export const SPOKEN: Record<string, string[]> = {
  '/': [
    'Latest Products',
    'Popular Products',
    'Recommended Products',
    'Become a Seller',
    'Export to Canada',
    'Verified Buyers',
    'MOQ Pricing',
    'Expert Support',
    'View All',
    'Built for the Canadian market, 2025.',
  ],
  '/latest': ['Latest Products'],
  '/popular': ['Popular Products'],
  '/recommended': ['Recommended Products'],
  '/products?price=-0.01': ['No products available'],
  '/category/kitchen': ['Kitchen Products'],
  '/category/workroom-office': ['Workroom / Office Products'],
  '/subcategory/balcony-outdoor/decor-gardening': ['Balcony / Outdoor > Decor & Gardening'],
  '/become-seller': ['Start Selling'],
  '/product/not-an-id': ['Invalid product ID', 'Back to Home'],
  '/product/00000000-0000-7000-8000-000000000000': ['Product not found or not approved', 'Back to Home'],
  [FAUCET]: ['Sign In to Add to Cart', 'Estimated arrival'],
  '/nothing/here': ['Latest Products'],
}
