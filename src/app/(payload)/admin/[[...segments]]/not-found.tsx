import config from '@payload-config'
import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { showsAdminFrame } from '@/admin/sign-in/viewer'
import { importMap } from '@/app/(payload)/admin/importMap'
import { tabTitle } from '@/app/(payload)/admin/screen-title'
import { adminLocale } from '@/server/auth/staff/admin-locale'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  if (!(await showsAdminFrame())) return {}
  const asPayloads = await generatePageMetadata({ config, params, searchParams })
  return { ...asPayloads, title: await tabTitle(asPayloads.title, await adminLocale()) }
}

export default async function NotFound({ params, searchParams }: Args) {
  return (await showsAdminFrame()) ? NotFoundPage({ config, importMap, params, searchParams }) : null
}
