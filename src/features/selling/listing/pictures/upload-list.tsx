'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/ui/parts/button'
import type { PictureUpload } from './upload'

type Props = {
  uploads: readonly PictureUpload[]
  onRetry: (upload: PictureUpload) => void
  onCancel: (key: string) => void
}

/** Pictures that are being sent or failed, each with its progress or its sentence. */
export function UploadList({ uploads, onRetry, onCancel }: Props) {
  const t = useTranslations('pictureEditor')
  if (uploads.length === 0) return null
  return (
    <ul className="divide-line border-line grid divide-y rounded-md border">
      {uploads.map((upload) => {
        const { key, file, preview, state, message, canRetry } = upload
        const isFailed = state === 'failed'
        return (
          <li key={key} className="flex flex-wrap items-center gap-3 p-2" data-failed={isFailed || undefined}>
            <img
              src={preview}
              alt=""
              width={48}
              height={60}
              className="bg-tone h-15 w-12 rounded-md object-cover"
            />
            <div className="grid min-w-40 flex-1 gap-1">
              <span className="truncate" id={`upload-${key}`}>
                {file.name}
              </span>
              {isFailed ? (
                <p className="text-persimmon-deep text-sm font-medium">{message}</p>
              ) : (
                <Progress upload={upload} />
              )}
            </div>
            {isFailed && canRetry ? (
              <Button aria-describedby={`upload-${key}`} onClick={() => onRetry(upload)}>
                {t('retry')}
              </Button>
            ) : null}
            <Button aria-describedby={`upload-${key}`} kind="quiet" onClick={() => onCancel(key)}>
              {isFailed ? t('dismiss') : t('cancel')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

function Progress({ upload: { file, percent } }: { upload: PictureUpload }) {
  const t = useTranslations('pictureEditor')
  const text =
    percent >= 100 ? t('processed') : percent > 0 ? t('sent', { percent: String(percent) }) : t('waiting')
  return (
    <>
      <progress
        className="accent-celadon h-2 w-full"
        max={100}
        value={percent}
        aria-label={t('uploading', { name: file.name })}
      />
      <span className="text-muted text-sm tabular-nums">{text}</span>
    </>
  )
}
