import { categoryMetadata, CategoryRoute, type CategoryParams } from '@/app/(store)/[locale]/category-route'

export const generateStaticParams = () => []
export const generateMetadata = (props: CategoryParams) => categoryMetadata('subcategory', props)

export default function SubCategoryPage({ params }: CategoryParams) {
  return <CategoryRoute kind="subcategory" params={params} />
}
