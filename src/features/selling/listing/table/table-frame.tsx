'use client'

import { useRouter } from 'next/navigation'
import { useTransition, type MouseEvent, type ReactNode, type SubmitEvent } from 'react'
import {
  PRODUCT_TABLE,
  readProductTableQuery,
  writeProductTableQuery,
} from '@/domain/products/listing/product-table-query'

type Props = { loading: string; children: ReactNode }

/**
 * Loads what the search form and the links to other pages ask for in place, with a text while loading. Without script the browser
 * loads it.
 */
export function TableFrame({ loading, children }: Props) {
  const [isLoading, start] = useTransition()
  const router = useRouter()
  const open = (path: string) => start(() => router.push(path))
  const onSubmit = (event: SubmitEvent<HTMLDivElement>) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.role !== 'search') return
    event.preventDefault()
    const values = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    const { pathname } = new URL(form.action)
    open(pathname + writeProductTableQuery(readProductTableQuery(Object.fromEntries(values))))
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (!link || !isPlain || !link.pathname.endsWith(PRODUCT_TABLE)) return
    event.preventDefault()
    open(link.pathname + link.search)
  }
  return (
    <div onSubmit={onSubmit} onClick={onClick} aria-busy={isLoading}>
      <p role="status" className={isLoading ? 'text-muted mb-3' : 'sr-only'}>
        {isLoading ? loading : ''}
      </p>
      <div className={isLoading ? 'opacity-50 transition-opacity' : undefined}>{children}</div>
    </div>
  )
}
