'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Shows each save of the form beside it. Links open the shop, in a tab of their own: the panel frames previews alone. */
export function LivePreview() {
  const router = useRouter()
  useEffect(() => {
    document.addEventListener('click', openInTab, true)
    return () => document.removeEventListener('click', openInTab, true)
  }, [])
  const origin = typeof window === 'undefined' ? '' : window.location.origin
  return <RefreshRouteOnSave refresh={router.refresh} serverURL={origin} />
}

function openInTab(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  event.stopPropagation()
  window.open(link.href, '_blank', 'noopener')
}
