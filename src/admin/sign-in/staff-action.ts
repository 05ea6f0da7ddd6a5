import 'server-only'
import { redirect } from 'next/navigation'
import type { FormState } from '@/domain/forms/form-state'
import {
  visitorAction,
  type Given,
  type Namespace,
  type Options,
  type Refused,
} from '@/server/http/forms/form-action'
import { LOGIN_PATH } from './paths'
import { staffViewer, type StaffViewer } from './viewer'

/** Like `memberAction`, for staff; anybody else is sent to the sign-in of staff. */
export function staffAction<N extends Namespace, S extends FormState = FormState>(
  options: Options<N>,
  action: (given: Given<N> & { viewer: StaffViewer }) => Promise<NoInfer<S> | Refused>,
) {
  return visitorAction<N, S>(options, async (given) => {
    const viewer = await staffViewer()
    return viewer ? action({ ...given, viewer }) : redirect(LOGIN_PATH)
  })
}
