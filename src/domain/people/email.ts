const EMAIL = /^[^\s@<>()[\]\\,;:"']+@[^\s@<>()[\]\\,;:"']+\.[^\s@.<>()[\]\\,;:"']{2,}$/
const MAX = 254

/** An address as it is kept, looked up and counted: one form of each letter, lower case, no spaces around it. */
export const normalizeEmail = (text: string) => text.normalize('NFKC').toLowerCase().normalize('NFKC').trim()

/** Something one can send a mail to, and nothing that could be taken for more than one line or address. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX && EMAIL.test(text)
}
