import { getEstimate } from '@/features/buying/cart/estimate'
import { isLocale } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { route } from '@/server/http/route'
import { getTranslations } from '@/server/texts/translations'

export const dynamic = 'force-dynamic'

/** The member's own cart at a `place` that is kept in the browser alone (rule M52). */
export const GET = route(
  { who: () => currentMember(), from: 'anywhere', body: 'none' },
  async (request, { caller }) => {
    const asked = new URL(request.url).searchParams
    const language = asked.get('locale') ?? ''
    const locale = isLocale(language) ? language : 'en'
    const found = await getEstimate(caller, asked.get('place') ?? '', locale)
    if (found.ok) return Response.json(found.value)
    const t = getTranslations({ locale, namespace: 'issues' })
    const [issue] = found.issues
    return Response.json({ message: issue ? t(issue.code, issue.params) : '' }, { status: 422 })
  },
)
