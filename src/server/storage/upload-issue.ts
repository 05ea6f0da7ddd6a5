import { issue, type Issue } from '@/domain/result'
import { isBrokenRule, issuesIn } from '@/server/http/forms/form'

/** The issue an error of storing a file stands for; null for any other error. */
export function issueOf(error: unknown): Issue | null {
  // Only a damaged file breaks a rule of Payload without an issue of ours.
  if (isBrokenRule(error)) return issuesIn(error.data)[0] ?? issue('upload.damaged', 'file')
  const isFull = error instanceof Error && NOT_STORED.has(error.name)
  return isFull ? issue('upload.notStored', 'file') : null
}

/** The bucket's refusal, and Payload's of a disk. By name: bundles have classes of their own. */
const NOT_STORED = new Set(['NotStored', 'FileUploadError'])
