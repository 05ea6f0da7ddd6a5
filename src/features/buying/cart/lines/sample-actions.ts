'use server'

import { isId } from '@/domain/values/id'
import { answerAction } from '@/server/http/forms/action'
import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'
import type { AddState } from '@/features/buying/cart/cart-form'
import { putSample } from './put-sample'

/** Puts a sample into the cart (rule M111), or returns the reason why not. Fields: product, locale. */
export const addSample = memberAction<'samples', AddState>(
  { words: 'samples' },
  async ({ form, locale, t, member }) => {
    const product = field(form, 'product', 36)
    let line: AddState['line']
    const answer = await answerAction(locale, '', async () => {
      const put = await putSample(member, isId(product) ? product : null)
      if (!put.ok) return put
      line = put.value
      return { ok: true, message: t('added') }
    })
    const wrong = answer.ok ? '' : Object.values(answer.fields ?? {}).join(' ') || (answer.message ?? '')
    return answer.ok ? { ...answer, line } : { message: t('failed', { message: wrong }) }
  },
)
