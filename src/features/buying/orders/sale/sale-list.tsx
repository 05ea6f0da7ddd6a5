import type { ReactNode } from 'react'
import { SaleCard, type Sale } from './sale-card'

type Props<S extends Sale> = { sales: readonly S[]; timeZone: string; stepOf: (sale: S) => ReactNode }

/** A page of what a seller sold; `stepOf` gives the next step of each order (rule S10). */
export function SaleList<S extends Sale>({ sales, timeZone, stepOf }: Props<S>) {
  return (
    <ul className="grid gap-3">
      {sales.map((sale) => (
        <SaleCard key={sale.id} sale={sale} timeZone={timeZone}>
          {stepOf(sale)}
        </SaleCard>
      ))}
    </ul>
  )
}
