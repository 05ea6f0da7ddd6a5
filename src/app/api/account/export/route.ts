import { clientInfoOf } from '@/server/auth/session/client-info'
import { exportData } from '@/features/account/personal-data/export-data'
import { memberOf } from '@/server/auth/member'
import { checkProof } from '@/server/auth/passwords/current-password'
import { secretIn } from '@/server/http/forms/sign-up-form'
import { consumeToken } from '@/server/auth/sign-up/tokens'
import type { Issue } from '@/domain/result'
import { localePath } from '@/messages/locales'
import { refused } from '@/server/http/forms/action'
import { inTransaction } from '@/server/db/transaction'
import { field, localeIn } from '@/server/http/forms/form'
import { route } from '@/server/http/route'
import { streamText } from '@/server/http/streams/stream-text'
import { signedInMember } from '@/server/auth/session/session'
import { tooOften } from '@/server/auth/throttle'

const RULE = { who: 'anyone', from: 'own form', body: { form: 16 * 1024 } } as const

/** A member's own data as a download, for the password or an emailed token; otherwise redirects back to the form. */
export const POST = route(RULE, async (_, { form }) => {
  const user = await signedInMember()
  if (!user) return back(form, [])
  const member = memberOf(user)
  const refusal = await tooOften('exportData', { account: member.id })
  if (refusal) return tooMany(form, refusal.issues)
  const proof = { password: secretIn(form, 'currentPassword'), token: field(form, 'token', 100) }
  const proved = await checkProof(member, 'export', proof, await clientInfoOf(form))
  if (!proved.ok) return back(form, proved.issues)
  const { tokenId } = proved.value
  if (tokenId && !(await inTransaction((tx) => consumeToken(tx, tokenId)))) return back(form, [])
  return new Response(streamText(exportData(user)), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="maru-data.json"',
      'cache-control': 'private, no-store',
    },
  })
})

const isWait = ({ code }: Issue) => code === 'throttle.wait'

function back(form: FormData, issues: readonly Issue[]) {
  if (issues.some(isWait)) return tooMany(form, issues)
  const token = field(form, 'token', 100)
  const query = token ? `token=${encodeURIComponent(token)}` : issues.length > 0 ? 'problem=password' : ''
  return new Response(null, { status: 303, headers: { location: pagePath(form, query) } })
}

const pagePath = (form: FormData, query: string) =>
  localePath(localeIn(form), `/export${query ? `?${query}` : ''}`)

/** Answers 429 with the message, and refreshes to the page that shows it. */
async function tooMany(form: FormData, issues: readonly Issue[]) {
  const minutes = Number(issues.find(isWait)?.params?.minutes ?? 1)
  const { message } = await refused(localeIn(form), '', issues)
  return new Response(message, {
    status: 429,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
      'retry-after': String(minutes * 60),
      refresh: `0; url=${pagePath(form, `problem=wait&minutes=${minutes}`)}`,
    },
  })
}
