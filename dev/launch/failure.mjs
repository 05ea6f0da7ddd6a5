/** A failure whose message is the one sentence a person gets to read. */
export class Failure extends Error {}

const SENTENCES = {
  ENOSPC: () => 'The disk is full. Free some space and start again.',
  EDQUOT: () => 'The disk quota is used up. Free some space and start again.',
  EACCES: (path) => `Maru has no permission to use ${path}. Give this account access to it.`,
  EPERM: (path) => `Maru has no permission to use ${path}. Give this account access to it.`,
  EROFS: (path) => `Maru cannot write to ${path}: its disk is read-only.`,
  EMFILE: () => 'Too many files are open. Raise the limit (ulimit -n) and start again.',
}

/** The sentence for any error: its own if it is a Failure, one by its code if the system gave one, else null. */
export function sentenceFor(error) {
  if (error instanceof Failure) return error.message
  const sentence = SENTENCES[error?.code]
  return sentence ? sentence(error.path ?? 'a file') : null
}

/** What the last lines of a program's log say about the machine rather than the program, as a sentence, or null. */
export function machineTrouble(log) {
  if (/ENOSPC|No space left on device|no space left/i.test(log)) return SENTENCES.ENOSPC()
  if (/EDQUOT|quota exceeded/i.test(log)) return SENTENCES.EDQUOT()
  if (/heap out of memory|ENOMEM|Cannot allocate memory/i.test(log))
    return 'This machine has run out of memory.'
  return null
}
