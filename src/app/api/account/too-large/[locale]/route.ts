import { getTranslations } from 'next-intl/server'
import { isLocale, localePath } from '@/messages/locales'
import { route } from '@/server/route/route'

const RULE = {
  who: 'anyone',
  from: 'anywhere',
  body: 'none',
  params: ['locale'],
  ignoresQuery: true,
} as const

/** A form that brings a larger file than we take, sent where no script could say so before: the sentence itself, and at once the page that says it. */
export const POST = route(RULE, async (_, { params: { locale: asked } }) => {
  const locale = isLocale(asked) ? asked : 'en'
  const t = await getTranslations({ locale, namespace: 'issues.upload' })
  return new Response(t('tooLarge'), {
    status: 413,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
      refresh: `0; url=${localePath(locale, '/profile?problem=paper')}`,
    },
  })
})
