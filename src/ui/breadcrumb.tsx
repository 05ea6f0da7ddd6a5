import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { Icon } from './icon'

type Crumb = { name: string; href: string }

/** The way from home to this page; the page itself is the heading below and is not repeated. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations('breadcrumb')
  const home = { name: t('home'), href: localePath(useLocale(), '/') }
  return (
    <nav aria-label={t('label')} className="text-muted text-sm">
      <ol className="flex flex-wrap items-center gap-x-1">
        {[home, ...crumbs].map((crumb, at) => (
          <li key={crumb.href} className="flex items-center gap-1">
            {at > 0 ? <Icon name="next" /> : null}
            <a className="hover:text-celadon inline-block py-1" href={crumb.href}>
              {crumb.name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
