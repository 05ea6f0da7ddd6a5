import { fail, ok, type Result } from '@/domain/result'

/** Business documents of a seller, beside those sent for the badge Verified Buyer (rule P26). */
export const MAX_DOCUMENTS = 3

export function checkBusinessCount(stored: number): Result<object> {
  return stored < MAX_DOCUMENTS ? ok({}) : fail('document.tooMany', 'document', { max: MAX_DOCUMENTS })
}
