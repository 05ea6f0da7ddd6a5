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

const PAGES = ['/profile', '/seller/profile']

/**
 * Answers forms that are too large or have no content length, whatever page they were sent to. The upload forms of
 * the two profiles go back to their page, which shows the error; otherwise the message is shown alone.
 */
export const POST = route(RULE, async (request, { params: { locale: asked } }) => {
  const locale = isLocale(asked) ? asked : 'en'
  const t = await getTranslations({ locale, namespace: 'issues' })
  const hasLength = request.headers.has('content-length')
  const { pathname } = new URL(request.url)
  const page = hasLength ? PAGES.find((each) => localePath(locale, each) === pathname) : undefined
  const sentence = page ? t('upload.tooLarge') : t(hasLength ? 'form.tooLarge' : 'form.noLength')
  return new Response(sentence, {
    status: hasLength ? 413 : 411,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
      ...(page ? { refresh: `0; url=${localePath(locale, `${page}?problem=paper`)}` } : {}),
    },
  })
})
