import config from '@payload-config'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { initI18n } from '@payloadcms/translations'
import { inMain } from '@/admin/frame/in-main'
import { InputNames } from '@/admin/frame/input-names'
import { inputTexts } from '@/admin/frame/input-texts'
import { writeMomentsOurWay } from '@/admin/frame/payloads-moments'
import { requireStaff } from '@/admin/sign-in/require-staff'
import { showsAdminFrame } from '@/admin/sign-in/viewer'
import { importMap } from '@/app/(payload)/admin/importMap'
import { screenTitle, tabTitle } from '@/app/(payload)/admin/screen-title'
import { withErrorState } from '@/app/with-error-state'
import { adminLocale } from '@/server/auth/staff/admin-locale'

type Args = {
  params: Promise<{ segments?: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  if (!(await showsAdminFrame())) return {}
  const asPayloads = await generatePageMetadata({ config, params: asAsked(params), searchParams })
  const locale = await adminLocale()
  const title = screenTitle(await config, (await params).segments, locale) ?? asPayloads.title
  return { ...asPayloads, title: await tabTitle(title, locale) }
}

/** Nothing of Payload's is rendered before the visitor is known to be staff. */
async function Page({ params, searchParams }: Args) {
  const { segments } = await params
  await requireStaff(segments)
  // Colleagues are invited above the list (rule A28).
  if (segments?.join('/') === 'collections/staff/create') redirect('/admin/collections/staff')
  // Payload keeps one of these for each language; the name of a version is formatted on the server.
  const { i18n } = await config
  writeMomentsOurWay(await initI18n({ config: i18n, context: 'client', language: await adminLocale() }))
  const page = await RootPage({ config, importMap, params: asAsked(params), searchParams })
  return (
    <>
      <InputNames texts={inputTexts(await adminLocale())} />
      {inMain(page, DefaultTemplate)}
    </>
  )
}

const asAsked = async (params: Args['params']) => {
  const { segments } = await params
  return { segments } as { segments: string[] }
}

export default withErrorState(Page, adminLocale)
