import type { Locale } from '@/domain/locale'

/** The name of an invoice's file: our own numbers alone, nothing a user typed. Older numbers have the order's before them. */
export function invoiceFileName(number: string, order: string, locale: Locale): string {
  const whole = number.endsWith(order) ? number : `${order}-${number}`
  return `${whole}-${locale}.pdf`.replace(/[^\w.-]/g, '')
}
