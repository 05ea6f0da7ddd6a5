import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { syncDraft, type DraftSync, type DraftState } from './draft-sync'
import { postDraft } from './post-draft'

/** A step of the form asks for it (rule S41). */
export const KEEP = 'maru:keep'

/** A draft that is opened; without one a new draft begins with the first change. */
export type OpenDraft = { id: string; version: number }

/** Saves the values of the form around it as a draft while they are typed (rule C50). */
export function useProductDraft(draft: OpenDraft | null, isSending: boolean) {
  const { getValues, subscribe, reset } = useFormContext<ProductValues>()
  const sync = useRef<DraftSync>(null)
  const [state, setState] = useState<DraftState>({ kind: 'idle' })
  // A later rendering of the page may name a version that this window has saved itself.
  const [opened] = useState(draft)
  const [id, setId] = useState(draft?.id ?? '')

  useEffect(() => {
    const own = syncDraft({
      id: opened?.id ?? crypto.randomUUID(),
      version: opened?.version ?? 0,
      stored: JSON.stringify(getValues()),
      post: postDraft,
      onState: (next, at) => {
        setState(next)
        if (next.kind === 'saved') setId(at)
      },
    })
    sync.current = own
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => own.change(JSON.stringify(values)),
    })
    const save = () => void own.save()
    const hide = () => {
      if (document.visibilityState === 'hidden') save()
    }
    addEventListener(KEEP, save)
    addEventListener('online', save)
    addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener(KEEP, save)
      removeEventListener('online', save)
      removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', hide)
      unsubscribe()
      save()
      own.stop()
    }
  }, [opened, getValues, subscribe])

  useEffect(() => sync.current?.pause(isSending), [isSending])

  const underWay = useCallback(() => sync.current?.underWay() ?? null, [])

  return {
    state,
    id,
    underWay,
    saveNow: async () => sync.current?.saveNow(),
    keepMine: async () => sync.current?.keepMine(),
    takeTheirs: (values: ProductValues) => {
      reset(values)
      sync.current?.takeTheirs(JSON.stringify(getValues()))
    },
  }
}
