'use client'

import { useTranslations } from 'next-intl'
import type { CategoryQuestion } from '@/domain/products/listing/category-asks'
import { Certifications, ContentFields, PRODUCT_SIDES, Sides } from './fact-groups'
import type { LockedValues } from './locked-values'

type Props = { asks: readonly CategoryQuestion[]; locked?: LockedValues }

/** What buyers of the chosen category ask first, with the reason (rule S43). Nothing before a category is chosen. */
export function AskedFacts({ asks, locked }: Props) {
  const t = useTranslations('productForm')
  if (asks.length === 0) return null
  return (
    <div className="border-celadon grid gap-5 border-s-2 ps-4">
      {asks.map((ask) => (
        <div key={ask} className="grid gap-3">
          <p>{t(`asks.${ask}`)}</p>
          {ask === 'content' ? <ContentFields /> : null}
          {ask === 'plumbing' || ask === 'electrical' ? (
            <Certifications locked={locked?.certifications} />
          ) : null}
          {ask === 'size' ? <Sides legend={t('size')} names={PRODUCT_SIDES} /> : null}
        </div>
      ))}
    </div>
  )
}
