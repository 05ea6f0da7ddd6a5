import { getTranslations } from 'next-intl/server'
import { isLocale, localePath } from '@/messages/locales'
import { route } from '@/server/http/route'

const RULE = {
  who: 'anyone',
  from: 'anywhere',
  body: 'none',
  params: ['locale'],
  ignoresQuery: true,
} as const

/**
 * Answers forms that are too large or have no content length, whatever page they were sent to. The profile's upload
 * form goes back to its page, which shows the error; otherwise the message is shown alone.
 */
export const POST = route(RULE, async (request, { params: { locale: asked } }) => {
  const locale = isLocale(asked) ? asked : 'en'
  const t = await getTranslations({ locale, namespace: 'issues' })
  const hasLength = request.headers.has('content-length')
  const isProfile = hasLength && new URL(request.url).pathname === localePath(locale, '/profile')
  const sentence = isProfile ? t('upload.tooLarge') : t(hasLength ? 'form.tooLarge' : 'form.noLength')
  return new Response(sentence, {
    status: hasLength ? 413 : 411,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
      ...(isProfile ? { refresh: `0; url=${localePath(locale, '/profile?problem=paper')}` } : {}),
    },
  })
})
