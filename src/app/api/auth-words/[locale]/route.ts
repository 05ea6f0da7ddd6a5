import { hasGoogle } from '@/server/auth/google'
import { authWords } from '@/ui/auth/auth-words'
import { isLocale } from '@/messages/locales'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'

const RULE = { who: 'anyone', from: 'anywhere', body: 'none', params: ['locale'] } as const

/** What the dialog of signing in says, for who opens it: no page carries it for those who do not. */
export const GET = route(RULE, async (_, { params: { locale } }) => {
  if (!isLocale(locale)) return notFound()
  return Response.json(await authWords(locale, hasGoogle()), {
    headers: { 'cache-control': 'public, max-age=300' },
  })
})
