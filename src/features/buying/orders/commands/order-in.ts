import { NO_ID, isId } from '@/domain/values/id'
import { field } from '@/server/http/forms/form'

/** The order a form is about; a malformed id is as unknown as a foreign one. */
export const orderIn = (form: FormData) => {
  const id = field(form, 'order', 36)
  return isId(id) ? id : NO_ID
}
