import { useTranslations } from 'next-intl'
import { LivePreview } from './live-preview'

/** Above a preview: visitors do not see it so (rule L23). */
export function DraftNote() {
  const t = useTranslations('pages')
  return (
    <>
      <p role="note" className="bg-brass/10 border-line mb-4 border p-3 text-sm">
        {t('preview')}
      </p>
      <LivePreview />
    </>
  )
}
