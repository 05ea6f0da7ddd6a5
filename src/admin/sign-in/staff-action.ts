import 'server-only'
import { redirect } from 'next/navigation'
import type { FormState } from '@/domain/forms/form-state'
import {
  visitorAction,
  type ActionInput,
  type Namespace,
  type Options,
  type FormRefusal,
} from '@/server/http/forms/form-action'
import { LOGIN_PATH } from './paths'
import { staffViewer, type StaffViewer } from './viewer'

/** Like `memberAction`, for staff; anybody else is sent to the sign-in of staff. */
export function staffAction<N extends Namespace, S extends FormState = FormState>(
  options: Options<N>,
  action: (given: ActionInput<N> & { viewer: StaffViewer }) => Promise<NoInfer<S> | FormRefusal>,
) {
  return visitorAction<N, S>(options, async (given) => {
    const viewer = await staffViewer()
    return viewer ? action({ ...given, viewer }) : redirect(LOGIN_PATH)
  })
}
