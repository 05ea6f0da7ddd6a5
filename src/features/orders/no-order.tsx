import { useLocale, useTranslations } from 'next-intl'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { StandBy } from '@/ui/stand-by'

/** An order that is not there, or not for who asks: the same words for both, without script too (docs/decisions/016). */
export function NoOrder() {
  const words = <Words />
  return (
    <Suspense fallback={words}>
      <StandBy words={words}>
        <Refusal />
      </StandBy>
    </Suspense>
  )
}

function Refusal(): null {
  notFound()
}

function Words() {
  const t = useTranslations('errors')
  const issues = useTranslations('issues')
  return (
    <div className="wrap py-10">
      <EmptyState title={issues('order.unknown')}>
        <ButtonLink href={localePath(useLocale(), '/')}>{t('backHome')}</ButtonLink>
      </EmptyState>
    </div>
  )
}
