import { hasGoogle } from '@/server/auth/google'
import { authWords } from '@/ui/auth/auth-words'
import { isLocale } from '@/messages/locales'
import { route } from '@/server/http/route'

const RULE = { who: 'anyone', from: 'anywhere', body: 'none', params: ['locale'] } as const

/** What the dialog of signing in says, for who opens it: no page carries it for those who do not. */
export const GET = route(RULE, async (_, { params: { locale } }) => {
  if (!isLocale(locale)) return Response.json({ message: 'Not found.' }, { status: 404 })
  return Response.json(await authWords(locale, hasGoogle()), {
    headers: { 'cache-control': 'public, max-age=300' },
  })
})
