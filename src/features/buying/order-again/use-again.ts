import { useEffect, useState } from 'react'
import { isLineTicked, judgeAgain } from '@/domain/cart/order-again'
import type { FailedText } from '@/ui/forms/requests/failure'
import { useActionForm } from '@/ui/forms/use-action-form'
import { showCartCount } from '@/ui/frame/header/cart-count'
import { addAgain } from './actions'
import type { Again, AgainLine, AgainState, LineInput } from './again-view'

type Typed = Record<string, LineInput>
type Given = { again: Again; only: string | null; formKey: string; failed: FailedText }

/** What can be added is ticked; with one product asked for, that one alone. */
const first = (lines: readonly AgainLine[], only: string | null): Typed =>
  Object.fromEntries(
    lines.map((line) => {
      const quantity = String(line.quantity)
      const isAsked = only === null || only === line.product
      return [line.product, { quantity, isPicked: isAsked && isLineTicked(line, quantity) }]
    }),
  )

/** The sheet in the browser: ticks and quantities are judged here, and again by the server as it adds. */
export function useAgain({ again, only, formKey, failed }: Given) {
  const { state, isSending, form } = useActionForm<AgainState>(addAgain, {}, failed)
  const [typed, setTyped] = useState<Typed>(() => state.typed ?? first(again.lines, only))
  const [answered, setAnswered] = useState(state.key)
  // A request without an answer leaves everything as it is, its key too: sent again it counts once.
  if (state.key && state.key !== answered) {
    setAnswered(state.key)
    if (state.typed) setTyped(state.typed)
  }
  useEffect(() => {
    if (state.ok && state.count !== undefined) showCartCount(state.count)
    // An answer that never came repeats what was said before it.
    if (state.ok && state.goTo) location.assign(state.goTo)
  }, [state])

  const lines = (state.lines ?? again.lines).map((line) => {
    const own = typed[line.product] ?? { quantity: String(line.quantity), isPicked: false }
    const judged = judgeAgain(line, own.quantity)
    return { ...line, ...own, judged: { ...judged, ...(own.refused && { issue: own.refused }) } }
  })
  const edit = (product: string, change: Partial<LineInput>) =>
    setTyped((now) => ({
      ...now,
      [product]: { quantity: '', isPicked: false, ...now[product], refused: undefined, ...change },
    }))
  return {
    lines,
    state,
    isSending,
    form,
    key: answered ?? formKey,
    pick: (product: string, isPicked: boolean) => edit(product, { isPicked }),
    type: (product: string, quantity: string) => edit(product, { quantity }),
    take: (product: string, quantity: number) =>
      edit(product, { quantity: String(quantity), isPicked: true }),
    pickAll: (products: readonly string[], isPicked: boolean) => {
      for (const product of products) edit(product, { isPicked })
    },
  }
}

export type AgainBoardState = ReturnType<typeof useAgain>
export type ShownLine = AgainBoardState['lines'][number]
