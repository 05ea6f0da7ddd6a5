'use client'

import { Button } from '@/ui/parts/button'
import { ErrorState } from '@/ui/errors/error-state'

/**
 * Rendered in the browser only. The layout puts the texts on <body>, so that no page carries three languages of them.
 */
export default function StoreError({ retry }: { retry: () => void }) {
  if (typeof document === 'undefined') return null
  const { errorTitle = '', errorText = '', errorRetry = '' } = document.body.dataset
  return (
    <ErrorState title={errorTitle} text={errorText}>
      <Button kind="primary" onClick={() => retry()}>
        {errorRetry}
      </Button>
    </ErrorState>
  )
}
