'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/ui/forms/action-form'
import { Dialog } from '@/ui/parts/dialog'
import { DialogButton } from '@/ui/parts/dialog-button'
import { archiveProduct } from './status-actions'

type Props = { product: { id: string; name: string }; canAct: boolean }

/** Delete archives; the dialog says what happens (rule N2). */
export function ArchiveButton({ product: { id, name }, canAct }: Props) {
  const t = useTranslations('productStatus')
  const locale = useLocale()
  const dialog = `archive-${id}`
  const label = t('deleteOf', { name })
  if (!canAct)
    return (
      <button type="button" className="button" disabled aria-label={label}>
        {t('delete')}
      </button>
    )
  return (
    <>
      <DialogButton dialog={dialog} className="button" aria-label={label}>
        {t('delete')}
      </DialogButton>
      <Dialog id={dialog} title={t('title')} closeLabel={t('close')}>
        <div className="mt-3 grid gap-3 text-start">
          <p className="font-medium break-words">{name}</p>
          <p>{t('text')}</p>
          <p>{t('comesBack')}</p>
          <ActionForm
            action={archiveProduct}
            label={t('delete')}
            failed={(message) => t('archiveFailed', { message })}
            kind="danger"
            hidden={{ product: id, locale }}
          />
        </div>
      </Dialog>
    </>
  )
}
