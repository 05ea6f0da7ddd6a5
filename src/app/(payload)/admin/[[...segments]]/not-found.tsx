import config from '@payload-config'
import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import { isLetIn } from '@/features/staff/viewer'
import { importMap } from '@/app/(payload)/admin/importMap'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export const generateMetadata = async ({ params, searchParams }: Args) =>
  (await isLetIn()) ? generatePageMetadata({ config, params, searchParams }) : {}

export default async function NotFound({ params, searchParams }: Args) {
  return (await isLetIn()) ? NotFoundPage({ config, importMap, params, searchParams }) : null
}
