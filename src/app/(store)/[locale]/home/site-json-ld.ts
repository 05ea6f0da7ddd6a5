import type { Locale } from '@/domain/locale'
import type { SettingsView } from '@/features/shop/pages/queries'
import { localePath } from '@/messages/locales'
import { absolute } from '@/ui/page/absolute'

/** Organization and search box of the site, for search engines. */
export function siteJsonLd(locale: Locale, settings: SettingsView) {
  const home = absolute(localePath(locale, '/'))
  const organization = absolute('/#organization')
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: settings.siteName,
        legalName: settings.legalName,
        url: absolute('/'),
        logo: absolute('/logo.svg'),
        email: settings.contactEmail,
        ...(settings.address && { address: settings.address }),
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: settings.siteName,
        url: home,
        inLanguage: locale,
        publisher: { '@id': organization },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${absolute(localePath(locale, '/search'))}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}
