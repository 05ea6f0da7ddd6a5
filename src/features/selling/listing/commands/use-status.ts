import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { startTransition, useActionState, useOptimistic, useState, useTransition } from 'react'
import { mayMove } from '@/domain/values/moves'
import { PRODUCT_MOVES, PRODUCT_STATUSES, type ProductStatus } from '@/domain/products/product'
import { announce } from '@/ui/page/announce'
import { ask } from '@/ui/forms/requests/ask'
import { withReason } from '@/ui/forms/requests/failure'
import { moveProduct, type MoveState } from './status-actions'

type Product = { id: string; status: ProductStatus }
/** The last answer, and the status that the page showed before it. */
type StatusAnswer = { answer: MoveState; before: ProductStatus }

/** The status of a product: a choice is shown at once, and what the server answered afterwards (rule C4). */
export function useStatus(product: Product) {
  const t = useTranslations('productStatus')
  const locale = useLocale()
  const router = useRouter()
  const [posted, post] = useActionState(moveProduct, {})
  const [answered, setAnswered] = useState<StatusAnswer | null>(null)
  const [isSending, begin] = useTransition()
  const answer = answered?.answer ?? posted
  // The answer counts until the page shows something newer.
  const known = answered?.before === product.status ? answer.status : undefined
  const [status, expect] = useOptimistic(known ?? product.status)

  const choose = (typed: string) => {
    const wanted = PRODUCT_STATUSES.find((each) => each === typed)
    if (!wanted || isSending || !mayMove(PRODUCT_MOVES, status, wanted, 'seller')) return
    const form = new FormData()
    form.set('locale', locale)
    form.set('product', product.id)
    form.set('status', wanted)
    begin(async () => {
      expect(wanted)
      const { answer: got, problem = '' } = await ask(() => moveProduct({}, form))
      const state = got ?? { message: withReason(t('failed'), problem) }
      announce(state.message ?? '')
      startTransition(() => {
        setAnswered({ answer: state, before: product.status })
        // A refresh would fail as well and replace the page.
        if (got && !got.isUnavailable) router.refresh()
      })
    })
  }
  // A refusal is of no use once the page shows yet another status.
  const isStale = answered && ![answered.before, answer.status].includes(product.status)
  const problem = !answer.ok && !isSending && !isStale ? answer.message : undefined
  return { status, problem, post, choose }
}
