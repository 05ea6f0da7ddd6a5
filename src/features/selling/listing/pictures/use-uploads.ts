'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { announce } from '@/ui/page/announce'
import type { Uploader } from './open-uploader'
import { refusalOf, type UploadFailure, type PictureUpload, type UploadResult } from './upload'

type Options = {
  locale: Locale
  onDone: (picture: UploadResult, turn: number) => void
}

/** Pictures on their way. A finished one is handed to `onDone` with its turn; a failed one stays until it is sent again or removed. */
export function useUploads({ locale, onDone }: Options) {
  const t = useTranslations('pictureEditor')
  const issues = useTranslations('issues.upload')
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([])
  const uploader = useRef<Promise<Uploader> | null>(null)
  const turns = useRef(0)
  const sent = useRef(new Set<string>())
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => () => void uploader.current?.then(({ close }) => close()).catch(() => undefined), [])

  const change = (key: string, next: Partial<PictureUpload>) =>
    setUploads((now) => now.map((each) => (each.key === key ? { ...each, ...next } : each)))
  const remove = (key: string) =>
    setUploads((now) => {
      const gone = now.find((each) => each.key === key)
      if (gone) URL.revokeObjectURL(gone.preview)
      return now.filter((each) => each !== gone)
    })
  const fail = (key: string, { message = t('failed'), canRetry }: UploadFailure) => {
    change(key, { state: 'failed', message, canRetry })
    announce(message)
  }

  const open = () =>
    (uploader.current ??= import('./open-uploader').then(({ openUploader }) =>
      openUploader(locale, {
        onProgress: (key, percent) => change(key, { percent }),
        onFailed: fail,
        onDone: (key, picture) => {
          remove(key)
          done.current(picture, Number(key))
          announce(t('uploaded', { name: picture.name }))
        },
      }),
    ))
  const send = async ({ key, file }: PictureUpload, again: boolean) => {
    try {
      const { send, retry } = await open()
      if (again && sent.current.has(key)) return retry(key)
      sent.current.add(key)
      send(key, { name: file.name || 'picture', type: file.type, data: file })
    } catch {
      // The script of the uploader did not arrive.
      uploader.current = null
      fail(key, { canRetry: true })
    }
  }

  const add = async (files: readonly File[]) => {
    const added = files.map((file): PictureUpload => {
      const preview = URL.createObjectURL(file)
      return { key: String((turns.current += 1)), file, preview, percent: 0, state: 'sending' }
    })
    setUploads((now) => [...now, ...added])
    for (const upload of added) {
      const refusal = await refusalOf(upload.file)
      if (refusal === null) await send(upload, false)
      else fail(upload.key, { message: issues(refusal), canRetry: false })
    }
  }
  const retry = (upload: PictureUpload) => {
    change(upload.key, { state: 'sending', percent: 0, message: undefined })
    void send(upload, true)
  }
  const cancel = (key: string) => {
    remove(key)
    if (sent.current.has(key)) void uploader.current?.then((opened) => opened.cancel(key))
  }
  return { uploads, add, retry, cancel }
}
