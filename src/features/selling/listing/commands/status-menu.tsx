'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { nextMoves } from '@/domain/values/moves'
import { PRODUCT_MOVES, sellerLabel, type ProductStatus } from '@/domain/products/product'
import { Badge } from '@/ui/parts/badge'
import { useDeliberateChoice } from '@/ui/forms/use-deliberate-choice'
import { useFocusRescue } from '@/ui/forms/use-focus-rescue'
import { useStatus } from './use-status'

type Props = {
  product: { id: string; status: ProductStatus; archivedAt: string | null; name?: string }
  canAct: boolean
}

/** The status, and what the seller may make of it (rules C3, C4). Where nothing can be chosen, it stands alone. */
export function StatusMenu({ product, canAct }: Props) {
  const t = useTranslations('productStatus')
  const { id, archivedAt, name } = product
  const { status, problem, post, choose } = useStatus(product)
  const choices = archivedAt ? [] : nextMoves(PRODUCT_MOVES, status, 'seller')
  const label = name ? t('statusOf', { name }) : t('status')
  return (
    <div id={`status-${id}`} className="grid justify-items-start gap-1">
      {choices.length === 0 ? (
        <p>
          <span className="sr-only">{label} </span>
          <Badge>{t(`labels.${archivedAt ? 'archived' : sellerLabel(status)}`)}</Badge>
        </p>
      ) : (
        <StatusForm {...{ id, status, choices, label, problem, canAct, post, choose }} />
      )}
      {problem ? (
        <p
          id={`status-${id}-error`}
          className="text-persimmon-deep text-sm font-medium whitespace-pre-line"
          data-said=""
        >
          {problem}
        </p>
      ) : null}
    </div>
  )
}

type FormProps = {
  id: string
  status: ProductStatus
  choices: readonly ProductStatus[]
  label: string
  problem?: string
  canAct: boolean
  post: (form: FormData) => void
  choose: (status: string) => void
}

/** Without script it has a button. It goes when nothing is left to choose; the focus then stays with the product. */
function StatusForm({ id, status, choices, label, problem, canAct, post, choose }: FormProps) {
  const t = useTranslations('productStatus')
  const locale = useLocale()
  const form = useFocusRescue<HTMLFormElement>(`[id="status-${id}"]`)
  const [stepped, setStepped] = useState<{ from: ProductStatus; to: string } | null>(null)
  const isWaiting = stepped?.from === status && stepped.to !== status
  const value = isWaiting ? stepped.to : status
  const take = (wanted: string) => {
    setStepped(null)
    choose(wanted)
  }
  const choice = useDeliberateChoice({ onTake: take, onStep: (to) => setStepped({ from: status, to }) })
  return (
    <form
      ref={form}
      action={post}
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        take(value)
      }}
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="product" value={id} />
      <select
        name="status"
        aria-label={label}
        aria-describedby={problem ? `status-${id}-error` : undefined}
        aria-invalid={problem ? true : undefined}
        className="input w-auto"
        value={value}
        disabled={!canAct}
        {...choice}
      >
        {[status, ...choices].map((each) => (
          <option key={each} value={each}>
            {t(`labels.${sellerLabel(each)}`)}
          </option>
        ))}
      </select>
      {canAct ? (
        <button type="submit" className={isWaiting ? 'button' : 'button without-script'}>
          {t('apply')}
        </button>
      ) : null}
    </form>
  )
}
