import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { absolute } from '@/ui/page/absolute'
import { Icon } from './icon'
import { JsonLd } from '@/ui/page/json-ld'

type Crumb = { name: string; href: string }

type Props = {
  crumbs: Crumb[]
  /** Where home is, without language prefix: in the seller area the overview. */
  home?: string
}

/** The path from home to this page, without the page itself: its heading follows. */
export function Breadcrumb({ crumbs, home: start = '/' }: Props) {
  const t = useTranslations('breadcrumb')
  const home = { name: t('home'), href: localePath(useLocale(), start) }
  const trail = [home, ...crumbs]
  return (
    <nav aria-label={t('label')} className="text-muted text-sm">
      {trail.length > 1 ? <JsonLd data={breadcrumbJsonLd(trail)} /> : null}
      <ol className="flex flex-wrap items-center gap-x-1">
        {trail.map((crumb, at) => (
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

/** The same for search engines, if it has more than one step. */
const breadcrumbJsonLd = (trail: Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: absolute(href),
  })),
})
