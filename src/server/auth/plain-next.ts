/** Pages of ours with ids and numbers, in which nobody can say anything. */
const PLAIN =
  /^(?:\/(?:fr|ko))?\/(?:product\/[0-9a-f-]{36}(?:\?(?:add|chat)=\d{1,6})?|cart|checkout|profile|buyer-orders|become-seller|upload|seller)$/

/**
 * Where a letter may lead that anybody can have sent to anybody: whoever types a stranger's address must not get to write to them,
 * not in an address either. What else was wanted leads nowhere in particular.
 */
export const emailSafeNext = (next: string): string | null => (PLAIN.test(next) ? next : null)
