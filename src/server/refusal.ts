import { failAll, ok, type Issue, type Result } from '@/domain/result'
import { inTransaction, type Transaction } from './db/transaction'

/** A rule that was broken in the middle of a transaction: everything written so far is undone. */
export class Refusal extends Error {
  constructor(readonly issues: Issue[]) {
    super(issues.map(({ code }) => code).join(', '))
  }
}

/** The value, or the end of the transaction. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Refusal(result.issues)
  return result.value
}

/** A command that moves money or goods: whole, or refused with its issues and nothing done. */
export async function command<T>(work: (tx: Transaction) => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await inTransaction(work))
  } catch (error) {
    if (error instanceof Refusal) return failAll(error.issues)
    throw error
  }
}
