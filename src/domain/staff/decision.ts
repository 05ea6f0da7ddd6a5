import { fail, ok, type Issue, type Result, issue } from '@/domain/result'
import { cleanText, isBlank, lengthOf } from '@/domain/values/text'

/** What a member of staff decides on (rule A20). */
export const SUBJECT_KINDS = ['seller', 'product', 'product-change'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

export const CHOICES = ['approve', 'refuse', 'ask'] as const
export type Choice = (typeof CHOICES)[number]

/** A decision can be undone this long, and longer while it is not carried out. */
export const UNDO_SECONDS = 10
export const MOST_AT_ONCE = 50
export const LONGEST_REASON = 1_000

/** The collection of a kind. */
export const COLLECTIONS = {
  seller: 'sellers',
  product: 'products',
  'product-change': 'product-changes',
} as const

export type StoredDecision = { kind: SubjectKind; choice: Choice; reason: string | null; version: string }

/** The words of a decision as they are stored: all but an approval have some (rules A1, A20). */
export function checkDecision(choice: Choice, typed: string): Result<{ reason: string | null }> {
  if (choice === 'approve') return ok({ reason: null })
  const reason = cleanText(typed)
  if (isBlank(reason)) return fail('status.reason', 'reason')
  if (lengthOf(reason) > LONGEST_REASON) return fail('decision.tooLong', 'reason', { max: LONGEST_REASON })
  return ok({ reason })
}

/** Where it stands now. `version` changes with whatever its owner changes. */
export type DecisionStanding = { status: string; isArchived: boolean; version: string }

/** Why a decision on what was shown cannot be made, or be carried out any more; null if it can. */
export function obstacleOf({ status, isArchived, version }: DecisionStanding, seen: string): Issue | null {
  if (isArchived) return issue('decision.archived', 'version')
  if (status === 'withdrawn') return issue('decision.withdrawn', 'version')
  if (status !== 'pending') return issue('decision.notWaiting', 'version')
  return version === seen ? null : issue('decision.changedSince', 'version')
}

/** Whether somebody would be asked for the same once more, which sends no notification (rule A21). */
export const isAskedAgain = (choice: Choice, reason: string | null, asked: string | null) =>
  choice === 'ask' && asked !== null && reason === asked

/** The fields that carry a decision out, by the rules of its collection (rules C3, C45, P2). */
export function decisionFields({
  kind,
  choice,
  reason,
  version,
}: StoredDecision): Record<string, string | null> {
  switch (kind) {
    case 'seller':
      if (choice === 'ask') return { documentAsked: reason }
      return choice === 'approve' ? { status: 'active' } : { status: 'rejected', statusReason: reason }
    case 'product':
      if (choice === 'ask') return { changesAsked: reason, versionSeen: version }
      return choice === 'approve'
        ? { status: 'approved', versionSeen: version }
        : { status: 'rejected', statusReason: reason, versionSeen: version }
    case 'product-change':
      return choice === 'approve'
        ? { status: 'approved', versionSeen: version }
        : { status: choice === 'ask' ? 'changes_requested' : 'declined', reason, versionSeen: version }
  }
}
