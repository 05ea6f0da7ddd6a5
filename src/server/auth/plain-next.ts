/** Paths that contain nothing but ids and numbers. */
const PLAIN =
  /^(?:\/(?:fr|ko))?\/(?:product\/[0-9a-f-]{36}(?:\?(?:add|chat)=\d{1,6})?|cart|checkout|profile|buyer-orders|become-seller|upload|seller)$/

/**
 * Sign-up emails can be triggered for any address, so the link's `next` must carry no free text chosen by the sender.
 * Anything else is dropped.
 */
export const emailSafeNext = (next: string): string | null => (PLAIN.test(next) ? next : null)
