import { useId, type ReactNode } from 'react'
import type { Locale } from '@/domain/locale'
import type { StaffOrder } from '@/features/orders/get-staff-order'
import type { OrderView } from '@/features/orders/order-view'

export type OrderProps = {
  order: OrderView
  staff: StaffOrder
  i18n: { language: string }
  locale: Locale
}

/** A part of an order's page with its heading. */
export function OrderPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} style={{ marginBottom: '2rem' }}>
      <h2 id={id} style={{ fontSize: '1.25rem', margin: '0 0 0.75rem' }}>
        {title}
      </h2>
      {children}
    </section>
  )
}

export const FIGURE = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const
export const PLAIN_LIST = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '0.75rem' }
