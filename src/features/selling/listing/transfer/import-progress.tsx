'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { ImportStatus } from '@/domain/products/import/import-state'
import { announce } from '@/ui/page/announce'
import { fillMessage } from '@/ui/page/fill-message'
import type { ImportProgress as Progress } from './get-import'

const EVERY = 2_000

type Props = {
  id: string
  first: Progress
  all: number
  label: string
  progress: string
  /** What is announced when the state becomes another. */
  said: Record<ImportStatus, string>
}

/** A bar that asks every two seconds how far the import is; the page is refreshed when its state changes. */
export function ImportProgress({ id, first, all, label, progress, said }: Props) {
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
      announce(said[now.status])
      router.refresh()
    }
    const timer = setInterval(() => void ask(), EVERY)
    return () => clearInterval(timer)
  }, [id, first.status, router, said])
  const text = fillMessage(progress, { done: String(done), all: String(all) })
  return all > 0 ? (
    <div className="grid gap-1">
      <progress className="h-2 w-full accent-(--celadon)" max={all} value={done} aria-label={label} />
      <p className="figures text-muted text-sm">{text}</p>
    </div>
  ) : (
    <progress className="h-2 w-full accent-(--celadon)" aria-label={label} />
  )
}
