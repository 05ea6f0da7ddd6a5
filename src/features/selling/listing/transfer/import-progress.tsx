'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { announce } from '@/ui/page/announce'
import type { ImportState as Progress } from './get-import'

const EVERY = 2_000

type Props = {
  id: string
  first: Progress
  all: number
}

/** A bar that asks every two seconds how far the import is; the page is refreshed when its state changes. */
export function ImportProgress({ id, first, all }: Props) {
  const t = useTranslations('productTransfer')
  const router = useRouter()
  const [done, setDone] = useState(first.done)
  useEffect(() => {
    const ask = async () => {
      if (document.hidden) return
      // No answer, or a refused one: the next may do.
      const answer = await fetch(`/api/seller-imports/${id}`).catch(() => null)
      if (!answer?.ok) return
      const now = (await answer.json()) as Progress
      setDone(now.done)
      if (now.status === first.status) return
      announce(t(`said.${now.status}`))
      router.refresh()
    }
    const timer = setInterval(() => void ask(), EVERY)
    return () => clearInterval(timer)
  }, [id, first.status, router, t])
  const text = t('progress', { done, all })
  return all > 0 ? (
    <div className="grid gap-1">
      <progress
        className="h-2 w-full accent-(--celadon)"
        max={all}
        value={done}
        aria-label={t('progressLabel')}
      />
      <p className="figures text-muted text-sm">{text}</p>
    </div>
  ) : (
    <progress className="h-2 w-full accent-(--celadon)" aria-label={t('progressLabel')} />
  )
}
