import { unstable_rethrow } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/domain/locale'
import { failedRead } from '@/server/next/response-status'
import { isUnavailable } from '@/server/db/connections/is-unavailable'
import { ButtonLink } from '@/ui/parts/button'
import { ErrorState } from '@/ui/errors/error-state'

type Part<P> = (props: P) => Promise<ReactNode>

/**
 * Wraps a page or part rendered per request: on an error it shows the error state with the right status
 * (docs/decisions/028), where Next would send an empty document. Never use it below a Suspense boundary.
 * `languageOf`: for URLs without a language.
 */
export function withErrorState<P>(part: Part<P>, languageOf?: () => Promise<Locale>): Part<P> {
  return async function WithErrorState(props: P) {
    try {
      return await part(props)
    } catch (error) {
      unstable_rethrow(error)
      failedRead(error)
      return <Failure isUnavailable={isUnavailable(error)} locale={await languageOf?.()} />
    }
  }
}

/** Retry loads the current URL again. */
async function Failure({ isUnavailable, locale }: { isUnavailable: boolean; locale?: Locale }) {
  const t = await (locale ? getTranslations({ locale, namespace: 'errors' }) : getTranslations('errors'))
  return (
    <ErrorState
      title={t(isUnavailable ? 'unavailable' : 'unexpected')}
      text={t(isUnavailable ? 'unavailableText' : 'unexpectedText')}
    >
      <ButtonLink kind="primary" href="">
        {t('retry')}
      </ButtonLink>
    </ErrorState>
  )
}
