import type { FieldHook } from 'payload'
import { isProductionIn } from '@/domain/production'
import { factorState } from '@/domain/people/second-factor'

/** Read on every request, so that adding or removing a factor affects open sessions at once. */
export const factorStateOf: FieldHook = async ({ data, req }) => {
  const found = await req.payload.db.findOne<{ id: string }>({
    collection: 'second-factors',
    req,
    select: { lastStep: true },
    where: { id: { equals: data?.id } },
  })
  return factorState(data?.role, { isSetUp: found !== null, isProduction: isProductionIn(process.env) })
}
