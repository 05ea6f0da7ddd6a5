/** What a provider tells about who pays: names, addresses, mail and telephone. Nothing that follows from an event rests on it. */
const PAYER = new Set([
  'billing_details',
  'collected_information',
  'customer_details',
  'customer_email',
  'evidence',
  'owner',
  'receipt_email',
  'shipping',
  'shipping_details',
])

/**
 * An event as it is kept: for good, and of nobody. The order names its buyer for as long as tax law asks; what the provider knows of
 * the payer besides stays with the provider (reference: PIPEDA, Law 25).
 */
export function withoutPayer(body: string): string {
  return JSON.stringify(JSON.parse(body), (key, value: unknown) => (PAYER.has(key) ? undefined : value))
}
