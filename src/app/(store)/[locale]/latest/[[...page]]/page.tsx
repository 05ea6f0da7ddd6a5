import { listMetadata, ListRoute, type ListParams } from '@/app/(store)/[locale]/list/list-route'

export const generateStaticParams = () => []
export const generateMetadata = (props: ListParams) => listMetadata('latest', props)

export default function LatestProductsPage({ params }: ListParams) {
  return <ListRoute list="latest" params={params} />
}
