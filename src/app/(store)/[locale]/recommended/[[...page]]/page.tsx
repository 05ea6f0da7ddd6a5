import { listMetadata, ListRoute, type ListParams } from '@/app/(store)/[locale]/list/list-route'

export const generateStaticParams = () => []
export const generateMetadata = (props: ListParams) => listMetadata('recommended', props)

export default function RecommendedProductsPage({ params }: ListParams) {
  return <ListRoute list="recommended" params={params} />
}
