import type { NumberField, PayloadRequest } from 'payload'
import { checkReturnDays, MOST_RETURN_DAYS } from '@/domain/orders/returns/request'

/** Days in which goods without a fault are taken back; empty where none are stated (rule M84). */
export const returnDays: NumberField = {
  name: 'returnDays',
  type: 'number',
  min: 0,
  max: MOST_RETURN_DAYS,
  validate: (days: unknown, { req }: { req: PayloadRequest }) =>
    checkReturnDays(String(days ?? '')).ok || req.t('validation:enterNumber'),
}
