import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { redirect } from 'next/navigation'
import { currentUser } from '@/server/session'
import { importMap } from '@/app/(payload)/admin/importMap'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export const generateMetadata = ({ params, searchParams }: Args) =>
  generatePageMetadata({ config, params, searchParams })

/** An admin of a production without a second factor sees how to set one up, and nothing else (the rules say the same of every door). */
export default async function Page({ params, searchParams }: Args) {
  const user = await currentUser()
  if (user?.collection === 'staff' && user.factor === 'required') redirect('/admin/second-factor')
  return RootPage({ config, importMap, params, searchParams })
}
