'use server'

import { isId } from '@/domain/values/id'
import { actorOfUser, isActiveSeller } from '@/domain/people/actor'
import { fail } from '@/domain/result'
import { field } from '@/server/http/forms/form'
import { sellerAction } from '@/server/http/forms/form-action'
import { askForTranslation, withdrawTranslation } from './ask-translation'

/** Asks staff to translate a draft of the seller's own, or takes that back with `withdraw`. Fields: locale, id, withdraw. */
export const askTranslation = sellerAction(
  'products',
  { words: 'translation', failed: (t) => t('failed') },
  async ({ form, t, member }) => {
    if (!isActiveSeller(actorOfUser(member))) return fail('upload.sellersOnly', '')
    const id = field(form, 'id', 36)
    if (!isId(id)) return fail('translation.noDraft', '')
    const isBack = field(form, 'withdraw', 1) !== ''
    const done = await (isBack ? withdrawTranslation : askForTranslation)(member.id, id)
    return done.ok ? { ok: true, message: t(isBack ? 'withdrawn' : 'asked') } : done
  },
)
