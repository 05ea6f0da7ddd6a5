import { useLocale, useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { localePath } from '@/messages/locales'
import { markNotFound } from '@/server/next/mark-not-found'
import { ButtonLink } from '@/ui/parts/button'
import { Icon } from '@/ui/parts/icon'
import { ErrorBoundary } from '@/ui/errors/error-boundary'
import type { NoProduct } from './product-view'

type Props = { why: NoProduct; id: string }

/**
 * 'Product not found or not approved' and similar (rule C44), with the right status and without script: a marked page
 * answers 404, an error inside the boundary 500, and the fallback is what is sent (docs/decisions/016).
 */
export async function NoProductPage({ why, id }: Props) {
  const words = <Words why={why} id={id} />
  if (why !== 'failed') {
    await markNotFound()
    return words
  }
  return (
    <Suspense fallback={words}>
      <ErrorBoundary words={words}>
        <Failure />
      </ErrorBoundary>
    </Suspense>
  )
}

function Failure(): null {
  throw new Error('Could not read the product')
}

function Words({ why, id }: Props) {
  const t = useTranslations('product.none')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const hasFailed = why === 'failed'
  return (
    <div className="wrap grid justify-items-center gap-4 py-20 text-center">
      <Icon name={hasFailed ? 'alert' : 'empty'} className="text-muted text-2xl" />
      <h1 className="text-2xl">{t(why)}</h1>
      {hasFailed ? (
        <ButtonLink kind="primary" href={localePath(locale, `/product/${id}`)}>
          {errors('retry')}
        </ButtonLink>
      ) : null}
      <ButtonLink kind={hasFailed ? 'plain' : 'primary'} href={localePath(locale, '/')}>
        {errors('backHome')}
      </ButtonLink>
    </div>
  )
}
