import { Link } from '@payloadcms/ui'
import { AdminMark } from '@/admin/frame/admin-mark'
import type { Locale } from '@/domain/locale'
import { getSettings } from '@/features/shop/pages/queries'

/** Our mark and the name of the marketplace, as the settings have it; leads to the dashboard. */
export async function MenuMark({ locale }: { locale: Locale }) {
  const { siteName } = await getSettings(locale)
  return (
    <Link href="/admin" prefetch={false} className="admin-mark">
      <AdminMark />
      {siteName}
    </Link>
  )
}
