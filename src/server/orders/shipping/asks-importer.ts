import { sql, type SQL, type SQLWrapper } from '@/server/db/sql'
import { tables } from '@/server/db/tables'

const { orders_taxes, sellers } = tables

type Order = Record<'id' | 'seller', string | SQLWrapper>

/** Whether taxes of an order are due at the border and its seller has not said yet who imports (rule D24). */
export const asksImporter = ({ id, seller }: Order): SQL<boolean> => sql<boolean>`(exists (
    select 1 from ${orders_taxes} due where due._parent_id = ${id} and due.collector = 'importer'
  ) and exists (
    select 1 from ${sellers} importing where importing.id = ${seller}
      and coalesce(importing.importer_number, '') = '' and importing.imports_by_agent is not true
  ))`
