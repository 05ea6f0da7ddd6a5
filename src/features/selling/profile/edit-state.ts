import type { FormState } from '@/domain/forms/form-state'
import type { Conflicts } from '@/ui/forms/conflict-notice'

/** The answer to an edit form. `kept` fills it again; without script the page around the form is newer than what was typed. */
export type EditState = FormState & {
  conflicts?: Conflicts
  /** Marks of what the form showed when it was opened, or of what was saved. */
  seen?: string
  /** Another one with each answer, so that the fields show `kept`. */
  stamp?: string
}
