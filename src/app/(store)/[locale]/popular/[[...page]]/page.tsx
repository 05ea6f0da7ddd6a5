import { listMetadata, ListRoute, type ListParams } from '@/app/(store)/[locale]/list/list-route'

export const generateStaticParams = () => []
export const generateMetadata = (props: ListParams) => listMetadata('popular', props)

export default function PopularProductsPage({ params }: ListParams) {
  return <ListRoute list="popular" params={params} />
}
