import {
  categoryMetadata,
  CategoryRoute,
  type CategoryParams,
} from '@/app/(store)/[locale]/list/category-route'

export const generateStaticParams = () => []
export const generateMetadata = (props: CategoryParams) => categoryMetadata('category', props)

export default function CategoryPage({ params }: CategoryParams) {
  return <CategoryRoute kind="category" params={params} />
}
