import type { UIFieldServerProps } from 'payload'
import { isAdminUser } from '@/admin/parts/is-admin-user'
import { adminWords } from '@/admin/parts/words'

/** Beside the state of a member, which no form suspends: where it is done (rule P28). A seller has the id of its member. */
export function SuspensionLink({ data, user, i18n }: UIFieldServerProps) {
  const { id, status } = Object(data) as { id?: unknown; status?: unknown }
  if (!isAdminUser(user) || typeof id !== 'string') return null
  return (
    <p className="field-type">
      <a href={`/admin/people?id=${id}`}>
        {adminWords(i18n, 'staff.people')('suspendThere', {
          isSuspended: status === 'suspended' ? 'yes' : 'no',
        })}
      </a>
    </p>
  )
}
