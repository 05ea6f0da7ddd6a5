const collected = new WeakMap<object, string[]>()

/** Starts collecting messages that one of our transactions sends once it has committed. */
export function collectMessages(tx: object): string[] {
  const messages: string[] = []
  collected.set(tx, messages)
  return messages
}

/** Keeps a message until the transaction has committed. False for Payload's own transactions and for the pool. */
export function sendAfterCommit(tx: object, message: string): boolean {
  const messages = collected.get(tx)
  if (messages && !messages.includes(message)) messages.push(message)
  return messages !== undefined
}
