const EMAIL = /^[^\s@<>()[\]\\,;:"']+@[^\s@<>()[\]\\,;:"']+\.[^\s@.<>()[\]\\,;:"']{2,}$/
const MAX = 254

/** Normal form for storing, looking up and counting: NFKC, lower case, trimmed. */
export const normalizeEmail = (text: string) => text.normalize('NFKC').toLowerCase().normalize('NFKC').trim()

/** Whether the text is a single deliverable address, never several lines or addresses. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX && EMAIL.test(text)
}

/** The address in a sender line such as "Maru <hello@shop.example>", or null. */
export function emailAddressIn(sender: string): string | null {
  const [, inBrackets] = /<([^<>]*)>\s*$/.exec(sender) ?? []
  const address = normalizeEmail(inBrackets ?? sender)
  return isEmailAddress(address) ? address : null
}
