/** Fields with the payer's name, address, email and phone. Nothing we do depends on them. */
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
 * Event without the payer's personal data, as it is stored for good. The order names its buyer for as long as tax law
 * requires; the rest stays with the provider (PIPEDA, Law 25).
 */
export function withoutPayer(body: string): string {
  return JSON.stringify(JSON.parse(body), (key, value: unknown) => (PAYER.has(key) ? undefined : value))
}
