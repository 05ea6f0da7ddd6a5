import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { showsAdminFrame, mayUseAdmin } from '@/features/staff/viewer'
import { importMap } from '@/app/(payload)/admin/importMap'

/** The panel's own calls are a door like any other: staff pass, nobody else. */
const serverFunction: ServerFunctionClient = async function (args) {
  'use server'
  if (!(await mayUseAdmin())) throw new Error('Staff only.')
  return handleServerFunctions({ ...args, config, importMap })
}

/** Payload's frame carries the whole configuration: to anybody but staff it is not rendered at all, and the page leads to the sign-in. */
export default async function Layout({ children }: { children: ReactNode }) {
  if (!(await showsAdminFrame()))
    return (
      <html lang="en">
        <body>{children}</body>
      </html>
    )
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
