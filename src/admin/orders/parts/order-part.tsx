import { useId, type ReactNode } from 'react'
import type { Locale } from '@/domain/locale'
import type { StaffOrder } from '@/admin/orders/get-staff-order'
import type { OrderBasics, OrderView } from '@/features/buying/orders/order-view'

/** What an admin sees at once. */
export type OrderProps = {
  order: OrderBasics
  staff: StaffOrder
  i18n: { language: string }
  locale: Locale
}

/** The order with what is private in it, once it is said why (rule M49). */
export type WholeProps = { whole: OrderView | null }

/** A part of an order's page with its heading. */
export function OrderPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="order-part">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

export const FIGURE = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const
export const PLAIN_LIST = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '0.75rem' }
