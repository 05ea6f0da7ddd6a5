'use server'

import { redirect } from 'next/navigation'
import { safeNext } from '@/server/auth/safe-next'
import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'
import { recordAgreement } from './record-agreement'

/** Agrees to the terms that were shown (`version`), and goes on to `next` (rule P7). */
export const agreeToTerms = memberAction(
  { words: 'terms', failed: (t) => t('notSaved'), evenIfTermsDue: true },
  async ({ form, locale, member }) => {
    if (member.termsDue) await recordAgreement(member.id, field(form, 'version', 40), locale)
    redirect(safeNext(form.get('next'), locale))
  },
)
