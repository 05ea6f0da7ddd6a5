import type { FieldAccess } from 'payload'
import { MOST_FOR_SAMPLE } from '@/domain/products/prices/sample'
import { money } from '~/collections/shared/fields'

const optional = { required: false, defaultValue: undefined, min: 0, max: MOST_FOR_SAMPLE } as const

/** Price and freight of a sample, in cents (rule C76). */
export const sampleFields = (access: Record<string, FieldAccess>) => [
  money('samplePrice', { ...optional, access }),
  money('sampleFreight', { ...optional, access }),
]
