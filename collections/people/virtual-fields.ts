import type { FieldHook } from 'payload'
import { userStatus, type SellerStatus } from '@/domain/people/actor'
import { factorState } from '@/domain/people/sign-in/second-factor'
import { isProductionIn } from '@/domain/values/production'
import { findRow } from '~/collections/shared/find-row'

/** The member's status: 'active' for buyers, the profile's for sellers. One indexed read without access checks. */
export const userStatusOf: FieldHook = async ({ data, req }) => {
  if (data?.userType !== 'seller') return userStatus('buyer')
  const select = { status: true } as const
  const profile = await findRow<{ id: string; status: SellerStatus }>(req, 'sellers', data.id, { select })
  return userStatus('seller', profile?.status)
}

/** Read on every request, so that adding or removing a factor affects open sessions at once. */
export const factorStateOf: FieldHook = async ({ data, req }) => {
  const found = await findRow(req, 'second-factors', data?.id, { select: { lastStep: true } })
  return factorState(data?.role, { isSetUp: found !== undefined, isProduction: isProductionIn(process.env) })
}
