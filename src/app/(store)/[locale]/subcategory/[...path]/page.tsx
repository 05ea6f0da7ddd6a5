import { findSub } from '@/app/(store)/[locale]/category-path'
import { categoryMetadata, CategoryRoute, type CategoryParams } from '@/app/(store)/[locale]/category-route'

export const generateStaticParams = () => []
export const generateMetadata = (props: CategoryParams) => categoryMetadata(findSub, props)

export default function SubcategoryPage({ params }: CategoryParams) {
  return <CategoryRoute find={findSub} params={params} />
}
