/** Why a request failed. The layout puts a sentence for each on <body>, in the reader's language. */
export const REASONS = ['offline', 'slow', 'outdated', 'large', 'busy', 'unexpected'] as const
export type Reason = (typeof REASONS)[number]

const BY_STATUS: Record<number, Reason> = {
  408: 'slow',
  413: 'large',
  429: 'busy',
  502: 'busy',
  503: 'busy',
  504: 'slow',
}

/** A response came, but a form cannot use it. */
export class RequestFailure extends Error {
  constructor(readonly reason: Reason) {
    super(`Request failed: ${reason}`)
  }
}

export const reasonOfStatus = (status: number): Reason => BY_STATUS[status] ?? 'unexpected'

/** The reason behind an error of a request. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof RequestFailure) return error.reason
  if (!(error instanceof Error) && !(error instanceof DOMException)) return 'unexpected'
  if (error.name === 'TimeoutError') return 'slow'
  return isCutOff(error) ? 'offline' : 'unexpected'
}

/** fetch rejects with a TypeError; React's stream and script chunks have their own errors. */
function isCutOff({ name, message }: Error | DOMException) {
  return name === 'TypeError' || name === 'ChunkLoadError' || message === 'Connection closed.'
}

/** The sentence of a reason. */
export function reasonWords(reason: Reason): string {
  const name = `failed${reason.charAt(0).toUpperCase()}${reason.slice(1)}`
  return document.body.dataset[name] ?? ''
}

/** That a request failed, as a text or with the reason it is given. */
export type FailedText = string | ((reason: string) => string)

/** Fills the reason into 'Sign In Failed: {message}'; without a placeholder it goes on a line below. */
export function withReason(failed: FailedText, reason: string): string {
  if (typeof failed === 'function') return failed(reason)
  return failed.includes('{message}') ? failed.replace('{message}', () => reason) : `${failed}\n${reason}`
}
