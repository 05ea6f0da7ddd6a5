import { failAll, ok, type Issue, type Result } from '@/domain/result'
import { inTransaction, type Transaction } from './transaction'

/** Thrown when a rule is broken inside a transaction, so that it rolls back. */
export class Refusal extends Error {
  constructor(readonly issues: Issue[]) {
    super(issues.map(({ code }) => code).join(', '))
  }
}

/** Unwraps a result; throws a Refusal, which rolls the transaction back. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Refusal(result.issues)
  return result.value
}

/** Runs a command in one transaction. A refusal rolls back and is returned as issues. */
export const command = <T>(work: (tx: Transaction) => Promise<T>): Promise<Result<T>> =>
  refusalAsIssues(() => inTransaction(work))

/** The same for a transaction of another kind, such as `together`. */
export async function refusalAsIssues<T>(run: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await run())
  } catch (error) {
    if (error instanceof Refusal) return failAll(error.issues)
    throw error
  }
}
