'use client'

import { useTranslations } from 'next-intl'
import { isClosed } from '@/domain/cart/order-again'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { AgainLineRow } from './again-line'
import { AgainSums } from './again-sums'
import type { Again } from './again-view'
import { useAgain } from './use-again'

type Props = { again: Again; only: string | null; formKey: string; locale: Locale }

/** The lines of an order, ticked where they can be had, with the price then and now (rule M59). One form, for pages without script. */
export function AgainBoard({ again, only, formKey, locale }: Props) {
  const t = useTranslations('orderAgain')
  const quick = useTranslations('quickOrder')
  const board = useAgain({ again, only, formKey, failed: (message) => t('failed', { message }) })
  const { lines, state, form } = board
  const open = lines.filter((line) => !isClosed(line))
  const isAll = open.length > 0 && open.every(({ isPicked }) => isPicked)
  return (
    <form {...form} className="grid grid-cols-1 gap-6">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="order" value={again.order.id} />
      <input type="hidden" name="key" value={board.key} />
      <div role="status" className="cart-notice empty:hidden">
        {state.message && !board.isSending ? (
          <p className={state.ok ? 'cart-said' : 'cart-said cart-refused'}>
            <span className="whitespace-pre-line">{state.message}</span>
            {state.count !== undefined ? (
              <a className="link font-semibold" href={localePath(locale, '/cart')}>
                {quick('toCart')}
              </a>
            ) : null}
          </p>
        ) : null}
      </div>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-10">
        <section aria-labelledby="sheet">
          <div className="border-line flex flex-wrap items-center justify-between gap-x-4 border-b pb-2">
            <h2 id="sheet" className="text-lg">
              {t('sheet')}
            </h2>
            {open.length > 1 ? (
              <label className="flex min-h-8 items-center gap-2 text-sm" data-scripted="">
                <input
                  type="checkbox"
                  checked={isAll}
                  onChange={(event) =>
                    board.pickAll(
                      open.map(({ product }) => product),
                      event.currentTarget.checked,
                    )
                  }
                />
                {t('all')}
              </label>
            ) : null}
          </div>
          <ul className="@container">
            {lines.map((line) => (
              <AgainLineRow key={line.product} line={line} board={board} locale={locale} />
            ))}
          </ul>
        </section>
        <AgainSums board={board} locale={locale} />
      </div>
    </form>
  )
}
