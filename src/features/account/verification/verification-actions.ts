'use server'

import { issue } from '@/domain/result'
import { answerAction, refused } from '@/server/http/forms/action'
import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'
import { requestVerification } from './request-verification'

/**
 * Sends a GST/HST number, a business document (`document`) or both to staff, for the badge Verified Buyer (rule P9).
 */
export const requestBadge = memberAction({ words: 'verifiedBuyer' }, async ({ form, locale, t, member }) => {
  const number = field(form, 'number', 100)
  const sent = form.get('document')
  // A form without a chosen file sends an empty one.
  const file = sent && typeof sent !== 'string' && sent.size > 0 ? sent : null
  const answer = await answerAction(locale, t('failed'), async () => {
    const result = await requestVerification(member, { number, file })
    return result.ok ? { ok: true, message: t('sent') } : refused(locale, t('failed'), result.issues)
  })
  if (answer.ok) return answer
  // Payload itself refuses only a damaged PDF, without naming a field of ours.
  const isUnreadable = answer.message === t('failed') && Object.keys(answer.fields ?? {}).length === 0
  const refusal = isUnreadable
    ? await refused(locale, t('failed'), [issue('upload.documentType', 'document')])
    : answer
  return { ...refusal, kept: { number } }
})
