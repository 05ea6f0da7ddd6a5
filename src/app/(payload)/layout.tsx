import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { isStaff } from '@/domain/account'
import { actorOfUser } from '@/domain/signed-in'
import { currentUser } from '@/server/session'
import { importMap } from '@/app/(payload)/admin/importMap'

/** The panel's own calls are a door like any other: staff pass, nobody else. */
const serverFunction: ServerFunctionClient = async function (args) {
  'use server'
  if (!isStaff(actorOfUser(await currentUser()))) throw new Error('Staff only.')
  return handleServerFunctions({ ...args, config, importMap })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
