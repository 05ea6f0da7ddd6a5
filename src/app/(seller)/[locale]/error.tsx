'use client'

import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'

/** Rendered in the browser only, beside the menu. The layout puts the texts on <body>, as in the store. */
export default function SellerError({ retry }: { retry: () => void }) {
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
