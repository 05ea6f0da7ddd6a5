import { listMetadata, ListRoute, type ListParams } from '@/app/(store)/[locale]/list/list-route'

export const generateStaticParams = () => []
export const generateMetadata = (props: ListParams) => listMetadata('products', props)

export default function ProductsPage({ params }: ListParams) {
  return <ListRoute list="products" params={params} />
}
