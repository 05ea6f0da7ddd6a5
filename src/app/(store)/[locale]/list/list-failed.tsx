import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { answerError } from '@/server/next/response-status'
import { ButtonLink } from '@/ui/parts/button'
import { ErrorState } from '@/ui/errors/error-state'
import { ErrorBoundary } from '@/ui/errors/error-boundary'

type Props = { error: unknown; again: string }

/**
 * Shows that a list could not be read, with a retry link, without script too. The error thrown inside the boundary is
 * logged and keeps the page out of the cache (docs/decisions/016); a page rendered per request sets its own status
 * (017).
 */
export function ListFailed({ error, again }: Props) {
  const t = useTranslations('errors')
  answerError(error)
  const words = (
    <ErrorState title={t('unexpected')} text={t('unexpectedText')}>
      <ButtonLink kind="primary" href={again}>
        {t('retry')}
      </ButtonLink>
    </ErrorState>
  )
  return (
    <Suspense fallback={words}>
      <ErrorBoundary words={words}>
        <Failure error={error} />
      </ErrorBoundary>
    </Suspense>
  )
}

function Failure({ error }: Pick<Props, 'error'>): null {
  throw error
}
