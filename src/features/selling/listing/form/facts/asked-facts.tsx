'use client'

import type { Ask } from '@/domain/products/listing/category-asks'
import { Certifications, ContentFields, PRODUCT_SIDES, Sides } from './fact-groups'
import { useFormFrame } from '@/features/selling/listing/form/form-frame'
import type { LockedValues } from './locked-values'

type Props = { asks: readonly Ask[]; locked?: LockedValues }

/** What buyers of the chosen category ask first, with the reason (rule S43). Nothing before a category is chosen. */
export function AskedFacts({ asks, locked }: Props) {
  const { words } = useFormFrame()
  if (asks.length === 0) return null
  return (
    <div className="border-celadon grid gap-5 border-s-2 ps-4">
      {asks.map((ask) => (
        <div key={ask} className="grid gap-3">
          <p>{words.asks[ask]}</p>
          {ask === 'content' ? <ContentFields /> : null}
          {ask === 'plumbing' || ask === 'electrical' ? (
            <Certifications locked={locked?.certifications} />
          ) : null}
          {ask === 'size' ? <Sides legend={words.size} names={PRODUCT_SIDES} /> : null}
        </div>
      ))}
    </div>
  )
}
