import config from '@payload-config'
import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import { showsAdminFrame } from '@/features/staff/viewer'
import { importMap } from '@/app/(payload)/admin/importMap'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export const generateMetadata = async ({ params, searchParams }: Args) =>
  (await showsAdminFrame()) ? generatePageMetadata({ config, params, searchParams }) : {}

export default async function NotFound({ params, searchParams }: Args) {
  return (await showsAdminFrame()) ? NotFoundPage({ config, importMap, params, searchParams }) : null
}
