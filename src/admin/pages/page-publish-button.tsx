'use client'

import {
  PublishButton,
  ServerFunctionsContext,
  useDocumentInfo,
  useServerFunctions,
  type ServerFunctionsContextType,
} from '@payloadcms/ui'
import { useEffect, useMemo } from 'react'

/**
 * Payload's own button. Its drawer for schedules says 'Scheduled' even where the answer is a refusal (rules L26, L32), and proposes to unpublish
 * what was never published.
 */
export function PagePublishButton() {
  const { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  const functions = useServerFunctions()
  const thatRefuse = useMemo(() => ({ ...functions, schedulePublish: refusing(functions) }), [functions])
  const isUncounted = !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1)
  }, [isUncounted, setUnpublishedVersionCount])
  return (
    <ServerFunctionsContext value={thatRefuse}>
      <PublishButton />
    </ServerFunctionsContext>
  )
}

type Schedule = ServerFunctionsContextType['schedulePublish']

/** The drawer shows what is thrown, and nothing of an answer. */
const refusing =
  ({ schedulePublish }: ServerFunctionsContextType): Schedule =>
  async (asked) => {
    const answer = (await schedulePublish(asked)) as { error?: string } | undefined
    if (answer?.error) throw new Error(answer.error)
    return answer
  }
