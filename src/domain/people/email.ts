const EMAIL = /^[^\s@<>()[\]\\,;:"']+@[^\s@<>()[\]\\,;:"']+\.[^\s@.<>()[\]\\,;:"']{2,}$/
const MAX = 254

/** Normal form for storing, looking up and counting: NFKC, lower case, trimmed. */
export const normalizeEmail = (text: string) => text.normalize('NFKC').toLowerCase().normalize('NFKC').trim()

/** Whether the text is a single deliverable address, never several lines or addresses. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX && EMAIL.test(text)
}
