/** What a list is filtered by: a field and what is compared, 'status.equals', with the value. */
export type ListFilter = Record<string, string>

/** The names and values in a list's address, as Payload writes and reads them. */
export const filterParams = (filter: ListFilter): [string, string][] =>
  Object.entries(filter).map(([name, value], at) => {
    const steps = name.split('.')
    const operator = steps.pop() ?? ''
    return [`where[or][0][and][${at}][${steps.join('.')}][${operator}]`, value]
  })

/** The address of one of Payload's lists, filtered. */
export function listAddress(collection: string, filter: ListFilter = {}) {
  const query = filterParams(filter).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return [`/admin/collections/${collection}`, query.join('&')].filter(Boolean).join('?')
}

/** The orders that are late by more than a week (rule M66); a filter of the server, as Payload's know no 'before' for a text. */
export const LATE_ORDERS = `${listAddress('orders')}?late=week`
