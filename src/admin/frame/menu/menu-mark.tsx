import { Link } from '@payloadcms/ui'
import { AdminMark } from '@/admin/frame/admin-mark'
import type { Locale } from '@/domain/locale'
import { getSettings } from '@/features/shop/pages/queries'

/** Our mark and the name of the marketplace, as the settings have it; leads to the dashboard. */
export async function MenuMark({ locale }: { locale: Locale }) {
  const { siteName } = await getSettings(locale)
  return (
    <Link
      href="/admin"
      prefetch={false}
      className="tw:flex tw:items-center tw:gap-2 tw:text-[20px] tw:font-[650] tw:tracking-[-0.03em] tw:text-ink tw:no-underline"
    >
      <AdminMark />
      {siteName}
    </Link>
  )
}
