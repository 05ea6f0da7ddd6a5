import { findMain } from '@/app/(store)/[locale]/category-path'
import { categoryMetadata, CategoryRoute, type CategoryParams } from '@/app/(store)/[locale]/category-route'

export const generateStaticParams = () => []
export const generateMetadata = (props: CategoryParams) => categoryMetadata(findMain, props)

export default function CategoryPage({ params }: CategoryParams) {
  return <CategoryRoute find={findMain} params={params} />
}
