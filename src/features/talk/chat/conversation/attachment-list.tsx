import { useTranslations } from 'next-intl'
import { Icon } from '@/ui/parts/icon'
import type { Attachments } from './use-attachments'

/** The chosen files with progress, refusal, another try and removal. */
export function AttachmentList({ attachments }: { attachments: Attachments }) {
  const t = useTranslations('chat')
  const errors = useTranslations('errors')
  if (attachments.attachments.length === 0 && !attachments.problem) return null
  return (
    <>
      <ul className="grid gap-1">
        {attachments.attachments.map((each) => (
          <li
            key={each.key}
            className="bg-tone flex min-w-0 flex-wrap items-center gap-x-3 rounded-md ps-3 text-sm"
          >
            <span className="min-w-0 flex-1 truncate">{each.file.name}</span>
            {each.state === 'sending' ? (
              <progress max={100} value={each.percent} aria-label={each.file.name} className="w-20" />
            ) : null}
            {each.state === 'failed' ? (
              <button
                type="button"
                className="link cursor-pointer py-2"
                onClick={() => attachments.retry(each)}
              >
                {errors('retry')}
              </button>
            ) : null}
            <button
              type="button"
              className="button button-icon"
              aria-label={t(each.state === 'sending' ? 'cancel' : 'remove', { name: each.file.name })}
              onClick={() => attachments.remove(each)}
            >
              <Icon name="close" />
            </button>
            {each.message ? <p className="text-persimmon-deep w-full pb-2">{each.message}</p> : null}
          </li>
        ))}
      </ul>
      {attachments.problem ? (
        <p role="alert" className="text-persimmon-deep text-sm">
          {attachments.problem}
        </p>
      ) : null}
    </>
  )
}
