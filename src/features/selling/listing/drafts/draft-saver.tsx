'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, type MouseEvent } from 'react'
import { hourFormat, type Locale } from '@/domain/locale'
import { MAX_DRAFTS } from '@/domain/products/listing/draft'
import { localePath } from '@/messages/locales'
import { Button } from '@/ui/parts/button'
import { useFormFrame } from '@/features/selling/listing/form/form-frame'
import { AskStaff, type TranslationState } from './ask-staff'
import type { DraftState } from './draft-sync'
import { useProductDraft, type OpenDraft } from './use-product-draft'
import { useSubmitWhenSaved } from './use-submit-when-saved'

type Props = {
  draft: OpenDraft | null
  translation: TranslationState
  locale: Locale
  timeZone: string
}

/** Saves the form around it as a draft, says so, and asks where another window saved later. Posts `draft`: its id. */
export function DraftSaver({ draft, translation, locale, timeZone }: Props) {
  const t = useTranslations('productDrafts')
  const { isSending } = useFormFrame()
  const sentenceOf = useSentence()
  const { state, id, underWay, saveNow, keepMine, takeTheirs } = useProductDraft(draft, isSending)
  const box = useRef<HTMLDivElement>(null)
  useSubmitWhenSaved(box, underWay)
  const router = useRouter()
  const address = localePath(locale, `/upload?draft=${id}`)
  const preview = localePath(locale, `/seller/preview/draft/${id}`)
  const isNew = !draft
  useEffect(() => {
    // Loading the page again goes on with the draft. Not while the form is sent: Next would drop the answer's redirect.
    if (isNew && id && !isSending) history.replaceState(null, '', address)
  }, [isNew, id, address, isSending])

  const load = () => {
    if (state.kind !== 'conflict') return
    takeTheirs(state.values)
    // The page knows the pictures of what the other window saved.
    router.replace(`${address}&version=${state.version}`, { scroll: false })
  }
  const open = (event: MouseEvent) => {
    event.preventDefault()
    void saveNow().then(() => window.open(preview, '_blank'))
  }
  return (
    <>
      <AskStaff id={id} state={translation} locale={locale} onSave={saveNow} />
      <div
        ref={box}
        className={`grid gap-2 ${state.kind === 'idle' && !id ? 'absolute' : 'bg-paper sticky bottom-0 z-10 py-2'}`}
        data-saved={state.kind === 'saved' ? '' : undefined}
      >
        <input type="hidden" name="draft" value={id} />
        <div className="flex min-h-6 flex-wrap items-center gap-x-4">
          <p className="text-muted text-sm empty:-me-4" role="status">
            {sentenceOf(state, (at) => hourFormat(locale, timeZone).format(new Date(at)))}
          </p>
          {id ? (
            <a className="link text-sm" href={preview} target="_blank" onClick={open}>
              {t('preview')}
            </a>
          ) : null}
        </div>
        {state.kind === 'conflict' ? (
          <div
            role="alert"
            className="border-persimmon-deep bg-persimmon-wash grid gap-3 rounded-md border p-4"
          >
            <p className="font-medium">{t('conflict')}</p>
            <div className="flex flex-wrap gap-3">
              <Button onClick={load}>{t('load')}</Button>
              <Button onClick={() => void keepMine()}>{t('keep')}</Button>
            </div>
          </div>
        ) : null}
      </div>
    </>
  )
}

function useSentence() {
  const t = useTranslations('productDrafts')
  const issues = useTranslations('issues.product')
  return (state: DraftState, hourOf: (at: number) => string): string => {
    if (state.kind === 'idle' || state.kind === 'conflict') return ''
    if (state.kind === 'full') return issues('draftsFull', { max: MAX_DRAFTS })
    return state.kind === 'saved' ? t('saved', { time: hourOf(state.at) }) : t(state.kind)
  }
}
