import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { hasCategoryPicture } from '@/ui/parts/category-picture'
import { areaWords } from '@/ui/frame/area/area-words'
import type { MenuCategory } from '@/ui/frame/menu/menu-categories'
import { BROWSE, type CategoryLink } from '@/ui/frame/menu/navigation'

/** The header's texts as sent to the browser, each once (docs/decisions/010). */
export type HeaderWords = Awaited<ReturnType<typeof headerWords>>

/** `prefix`: the language prefix of every path, empty in English. */
export async function headerWords(locale: Locale, categories: CategoryLink[], written: MenuLink[]) {
  const t = await getTranslations('header')
  return {
    locale,
    prefix: localePath(locale, '/').replace(/\/$/, ''),
    menu: t('menu'),
    close: t('close'),
    products: t('products'),
    categories: t('categories'),
    cart: t('cart'),
    language: t('language'),
    toDark: t('toDark'),
    toLight: t('toLight'),
    login: (await getTranslations('login'))('title'),
    sellerLogin: t('sellerLogin'),
    buyerLogin: t('buyerLogin'),
    place: await areaWords(),
    search: await searchWords(),
    browse: written.length > 0 ? written.map(browseOf) : await browseWords(),
    account: await accountWords(),
    mainCategories: categories.map(menuCategoryOf),
  }
}

export type SearchWords = Awaited<ReturnType<typeof searchWords>>

/** The texts of a search box and its suggestions. */
export async function searchWords() {
  const t = await getTranslations('search')
  return {
    label: t('label'),
    placeholder: t('placeholder'),
    submit: t('submit'),
    suggestions: t('suggestions'),
    found: t('suggestionsFound', { count: '#' }),
    category: t('category'),
    supplier: t('supplier'),
    product: t('product'),
  }
}

/** A link of the menu that editors have written (rule L30). */
type MenuLink = { href: string; name: string; lang?: Locale }
type BrowseLink = { list: string; title: string; href?: string; lang?: Locale }

const browseOf = ({ href, name, lang }: MenuLink, at: number): BrowseLink => ({
  list: String(at + 1),
  title: name,
  href,
  lang,
})

async function browseWords(): Promise<BrowseLink[]> {
  const t = await getTranslations('lists')
  return BROWSE.map((list) => ({ list, title: t(`${list}.title`) }))
}

export type AccountWords = Awaited<ReturnType<typeof accountWords>>

async function accountWords() {
  const t = await getTranslations('account')
  return {
    menu: t('menu'),
    buyer: t('buyer'),
    seller: t('seller'),
    sellerDashboard: t('sellerDashboard'),
    profileSettings: t('profileSettings'),
    orderManagement: t('orderManagement'),
    invoices: t('area.invoices'),
    company: t('area.company'),
    priceRequests: t('area.prices'),
    returns: t('area.returns'),
    lists: (await getTranslations('jobLists'))('title'),
    messages: t('messages'),
    unreadMessages: t('unread'),
    notifications: t('notifications'),
    allNotifications: t('allNotifications'),
    unread: t('unread'),
    cart: t('cart'),
    quickOrder: (await getTranslations('quickOrder'))('title'),
    logout: t('logout'),
    logoutFailed: t.raw('logoutFailed') as string,
  }
}

const menuCategoryOf = ({ slug, name, children }: CategoryLink): MenuCategory => ({
  slug,
  name,
  hasPicture: hasCategoryPicture(slug),
  children: children.map((child) => ({ slug: child.slug, name: child.name })),
})
