import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'

/** Above a preview: who sees it, and the way back to the form. `edit` is null for who may not edit. */
export function PreviewBar({ edit }: { edit: string | null }) {
  const t = useTranslations('productPreview')
  const locale = useLocale()
  return (
    <div className="bg-celadon-wash flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md px-4 py-3">
      <p className="font-medium">{t('onlyYou')}</p>
      {edit ? <ButtonLink href={localePath(locale, edit)}>{t('edit')}</ButtonLink> : null}
    </div>
  )
}
