const NAMES = ['productName', 'name', 'title', 'sku', 'label', 'code']

/** A row of a list inside a record, in short: "2 × Basin faucet", or its texts. */
export function rowText(row: unknown): string {
  if (typeof row !== 'object' || row === null) return String(row)
  const facts: Record<string, unknown> = { ...row }
  const named = NAMES.map((name) => facts[name]).find(isText) ?? textsOf(facts).join(' · ')
  return typeof facts.quantity === 'number' ? `${facts.quantity} × ${named || '–'}` : named || '–'
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Without the ids, which say nothing to people. */
const textsOf = (facts: Record<string, unknown>) =>
  Object.entries(facts).flatMap(([name, value]) =>
    name !== 'id' && isText(value) && !/^[\da-f]{8}-[\da-f-]{27}$/.test(value) ? [value] : [],
  )
