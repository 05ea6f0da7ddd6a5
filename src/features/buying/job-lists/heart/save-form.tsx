import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/ui/forms/action-form'
import { putOnList } from './heart-actions'
import type { JobListName } from '@/features/buying/job-lists/list-lists'
import { SaveFields } from './save-fields'

type Props = { product: string; quantity: number; lists: JobListName[] }

/** Puts a product on a chosen list, or on a new one. */
export function SaveForm({ product, quantity, lists }: Props) {
  const locale = useLocale()
  const t = useTranslations('jobLists')
  return (
    <ActionForm
      action={putOnList}
      label={t('putIt')}
      failed={t.raw('failed') as string}
      kind="primary"
      hidden={{ locale, product }}
    >
      <SaveFields
        lists={lists}
        quantity={quantity}
        words={{
          which: t('which'),
          newList: t('newList'),
          newName: t('newName'),
          nameHint: t('nameHint'),
          quantity: t('quantity'),
        }}
      />
    </ActionForm>
  )
}
