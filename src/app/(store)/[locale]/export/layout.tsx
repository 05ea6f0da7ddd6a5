import type { ReactNode } from 'react'
import { localeOf } from '@/server/texts/i18n'
import { AccountArea } from '@/ui/frame/account/account-area'

type Props = { params: Promise<{ locale: string }>; children: ReactNode }

/** Stands in the account area. */
export default async function ExportLayout({ params, children }: Props) {
  await localeOf(params)
  return <AccountArea current="data">{children}</AccountArea>
}
