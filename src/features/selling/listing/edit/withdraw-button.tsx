import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { Dialog } from '@/ui/parts/dialog'
import { DialogButton } from '@/ui/parts/dialog-button'
import { ActionForm } from '@/ui/forms/action-form'
import { withdrawOwnChange } from './edit-actions'

type Props = { product: string; change: string; locale: Locale }

/** Ends the open change request after a question (rule C49). */
export async function WithdrawButton({ product, change, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'productEdit.request' })
  return (
    <div>
      <DialogButton dialog="withdraw" className="button">
        {t('withdraw')}
      </DialogButton>
      <Dialog id="withdraw" title={t('withdrawTitle')} closeLabel={t('close')}>
        <p className="mt-2 mb-5">{t('withdrawText')}</p>
        <ActionForm
          action={withdrawOwnChange}
          label={t('withdraw')}
          failed={t.raw('withdrawFailed') as string}
          kind="danger"
          hidden={{ product, change, locale }}
        />
        <button
          type="button"
          className="button mt-3 w-full"
          popoverTarget="withdraw"
          popoverTargetAction="hide"
        >
          {t('keep')}
        </button>
      </Dialog>
    </div>
  )
}
