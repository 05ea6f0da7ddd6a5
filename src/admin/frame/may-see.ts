import { isAdmin, type StaffActor } from '@/domain/people/actor'
import { SCREENS, type ScreenKey } from '@/admin/screens'

/** Whether a member of staff may see a screen: its own rule, said once in the table. */
export const maySee = (actor: StaffActor, key: ScreenKey) =>
  (SCREENS[key].who as 'admin' | 'staff') === 'staff' || isAdmin(actor)
