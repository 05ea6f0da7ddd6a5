import { getSettings } from '@/features/shop/pages/queries'
import { hasGoogle } from '@/server/auth/sign-up/google'
import { authWords } from '@/ui/auth/auth-words'
import { isLocale } from '@/messages/locales'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'

const RULE = { who: 'anyone', from: 'anywhere', body: 'none', params: ['locale'] } as const

/** The texts of the sign-in dialog, loaded when it opens, so that no page carries them. */
export const GET = route(RULE, async (_, { params: { locale } }) => {
  if (!isLocale(locale)) return notFound()
  return Response.json(await authWords(locale, hasGoogle(), await getSettings(locale)), {
    headers: { 'cache-control': 'public, max-age=300' },
  })
})
