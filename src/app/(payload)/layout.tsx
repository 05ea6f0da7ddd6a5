import config from '@payload-config'
import '@payloadcms/next/css'
import '@/admin/frame/styles/panel.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { scheduleIssue } from '@/admin/pages/publication/check-schedule'
import { showsAdminFrame, mayUseAdmin } from '@/admin/sign-in/viewer'
import { importMap } from '@/app/(payload)/admin/importMap'
import { StagingNote } from '@/app/staging-note'
import { adminLocale } from '@/server/auth/staff/admin-locale'
import { HANGUL_STYLES, maruSans } from '@/ui/font'

/** The admin's server functions check the session themselves: only staff may call them. */
const serverFunction: ServerFunctionClient = async function (args) {
  'use server'
  if (!(await mayUseAdmin())) throw new Error('Server functions of the admin are for staff only')
  return (await scheduleIssue(args)) ?? handleServerFunctions({ ...args, config, importMap })
}

/**
 * Payload's frame contains the whole configuration, so it is rendered for staff only. Everybody else gets a page that
 * redirects to the sign-in.
 */
export default async function Layout({ children }: { children: ReactNode }) {
  const locale = await adminLocale()
  if (!(await showsAdminFrame()))
    return (
      <html lang="en">
        <body>
          <StagingNote locale={locale} />
          {children}
        </body>
      </html>
    )
  return (
    <RootLayout
      config={config}
      importMap={importMap}
      serverFunction={serverFunction}
      htmlProps={{ className: maruSans.variable }}
    >
      <link rel="stylesheet" href={HANGUL_STYLES} precedence="default" />
      <StagingNote locale={locale} />
      {children}
    </RootLayout>
  )
}
