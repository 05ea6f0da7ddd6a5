import { useLocale, useTranslations } from 'next-intl'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { StandBy } from '@/ui/stand-by'
import type { NoProduct } from './product-view'

/**
 * 'Product not found or not approved' and its kin (spec 8), with the status that fits and without script too: what is thrown
 * inside the boundary decides the status, the words outside are what is sent (docs/decisions/016).
 */
export function NoProductPage({ why }: { why: NoProduct }) {
  const words = <Words why={why} />
  return (
    <Suspense fallback={words}>
      <StandBy words={words}>
        <Refusal why={why} />
      </StandBy>
    </Suspense>
  )
}

function Refusal({ why }: { why: NoProduct }): null {
  if (why === 'failed') throw new Error('The product could not be read.')
  notFound()
}

function Words({ why }: { why: NoProduct }) {
  const t = useTranslations('product.none')
  const errors = useTranslations('errors')
  return (
    <div className="wrap grid justify-items-center gap-4 py-20 text-center">
      <Icon name={why === 'failed' ? 'alert' : 'empty'} className="text-muted text-2xl" />
      <h1 className="text-2xl">{t(why)}</h1>
      <ButtonLink kind="primary" href={localePath(useLocale(), '/')}>
        {errors('backHome')}
      </ButtonLink>
    </div>
  )
}
