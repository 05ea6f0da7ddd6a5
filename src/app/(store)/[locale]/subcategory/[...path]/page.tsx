import {
  categoryMetadata,
  CategoryRoute,
  type CategoryParams,
} from '@/app/(store)/[locale]/list/category-route'

export const generateStaticParams = () => []
export const generateMetadata = (props: CategoryParams) => categoryMetadata('subcategory', props)

export default function SubcategoryPage({ params }: CategoryParams) {
  return <CategoryRoute kind="subcategory" params={params} />
}
