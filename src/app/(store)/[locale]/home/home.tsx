import type { Locale } from '@/domain/locale'
import { listCategoryTree, type CategoryNode } from '@/server/products/category-tree'
import { listProducts } from '@/features/shop/list/queries'
import { RecentSection } from '@/features/shop/list/recent/recent-section'
import { getHome, type HomeView } from '@/features/shop/pages/home'
import { getRoom } from '@/features/shop/room/get-room'
import { RecommendedRoom } from '@/features/shop/room/recommended-room'
import { listMakers } from '@/features/shop/supplier/list-makers'
import { Banners } from './banners'
import { BecomeSeller } from './become-seller'
import { Hero } from './hero'
import { Makers } from './makers'
import { ProductSection } from './product-section'
import { CategoryGrid } from './category-grid'
import { ShopFigures } from './shop-figures'

const SHOWN = 8

/** The home page (rules L8, L28, L34, C74); also the content of unknown paths (rule L2). */
export async function Home({ locale }: { locale: Locale }) {
  const [latest, popular, recommended, categories, home, sellers] = await Promise.all([
    listProducts(locale, 'newest', SHOWN),
    listProducts(locale, 'popular', SHOWN),
    listProducts(locale, 'recommended', SHOWN),
    listCategoryTree(locale),
    getHome(locale),
    listMakers(locale),
  ])
  return (
    <>
      <Banners banners={home.banners} />
      <Hero home={home} />
      <div className="wrap grid gap-16 pt-12 md:gap-20 md:pt-16">
        <ShopFigures locale={locale} />
        <CategoryGrid categories={categories} />
        <ProductSection list="latest" cards={latest} />
        <ProductSection list="popular" cards={popular} far isLed />
        <Room chosen={home.room} categories={categories} locale={locale} />
        <Makers makers={home.makers} makersTitle={home.makersTitle} sellers={sellers} />
        <BecomeSeller />
        <ProductSection list="recommended" cards={recommended} far />
      </div>
      <RecentSection />
    </>
  )
}

type RoomProps = { chosen: HomeView['room']; categories: CategoryNode[]; locale: Locale }

async function Room({ chosen, categories, locale }: RoomProps) {
  const category = categories.find(({ id }) => id === chosen?.category)
  const room = chosen && category ? await getRoom(locale, chosen.lines) : null
  return room && category ? <RecommendedRoom room={room} title={chosen?.title} category={category} /> : null
}
