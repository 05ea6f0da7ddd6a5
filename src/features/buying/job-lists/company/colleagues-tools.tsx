import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/ui/forms/action-form'
import type { ListPage } from '@/features/buying/job-lists/get-list'
import { copyList } from '@/features/buying/job-lists/list-actions'
import { ListFiles } from '@/features/buying/job-lists/page/list-files'

type Props = { list: ListPage; problem?: string }

/** What is done with a colleague's list: its files, and a copy of one's own (rule M143). */
export function ColleaguesTools({ list, problem }: Props) {
  const locale = useLocale()
  const t = useTranslations('jobLists')
  return (
    <div className="no-print grid content-start gap-2">
      <ListFiles list={list.id} problem={problem} />
      <ActionForm
        action={copyList}
        label={t('copy')}
        failed={t.raw('notSaved') as string}
        hidden={{ locale, list: list.id }}
      />
    </div>
  )
}
