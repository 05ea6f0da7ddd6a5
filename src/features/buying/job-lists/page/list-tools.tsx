import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/ui/forms/action-form'
import { CopyButton } from '@/ui/parts/copy-button'
import { CheckField } from '@/ui/forms/fields/check-field'
import { SelectField } from '@/ui/forms/fields/select-field'
import { CompanyFold } from '@/features/buying/job-lists/company/company-fold'
import { Fold } from './fold'
import type { ListPage } from '@/features/buying/job-lists/get-list'
import { ListFiles } from './list-files'
import { copyList, deleteList, renameList, shareList } from '@/features/buying/job-lists/list-actions'
import type { OrderName } from '@/features/buying/job-lists/list-own-orders'
import { ListTexts } from './list-texts'
import { putOrder } from '@/features/buying/job-lists/order-actions'

export type ToolProps = {
  list: ListPage
  /** The whole address of the shared list. */
  link: string | null
  orders: OrderName[]
  /** Whether the member belongs to a company (rule M143). */
  hasCompany: boolean
  /** What was wrong with the mark-up of a schedule. */
  problem?: string
}

/** What is done with a list besides its lines, each folded under its name (rules M56, M58). */
export function ListTools({ list, link, orders, hasCompany, problem }: ToolProps) {
  const locale = useLocale()
  const t = useTranslations('jobLists')
  const copying = useTranslations('transfer')
  const failed = t.raw('failed') as string
  const hidden = { locale, list: list.id }
  return (
    <div className="no-print grid content-start gap-2">
      <Fold title={t('share')} isOpen={link !== null}>
        <p className="text-sm">{t('shareText')}</p>
        {link ? (
          <p className="min-w-0 text-sm">
            <span className="text-muted">{t('link')}</span>
            <span className="block wrap-anywhere select-all">{link}</span>
            <CopyButton
              text={link}
              name={t('link')}
              words={{ copy: copying('copy'), copied: copying('copied'), copyFailed: copying('copyFailed') }}
            />
          </p>
        ) : null}
        <ActionForm
          action={shareList}
          label={t(link ? 'shareAgain' : 'shareIt')}
          failed={failed}
          hidden={{ ...hidden, do: 'share' }}
        >
          <CheckField
            id="share-prices"
            name="prices"
            label={t('withPrices')}
            defaultChecked={list.sharesPrices}
          />
        </ActionForm>
        {link ? (
          <ActionForm
            action={shareList}
            label={t('withdraw')}
            failed={failed}
            kind="danger"
            hidden={{ ...hidden, do: 'withdraw' }}
          />
        ) : null}
      </Fold>
      {hasCompany ? <CompanyFold list={list.id} isShared={list.isOfCompany} /> : null}
      <ListFiles list={list.id} problem={problem} />
      <Fold title={t('edit')}>
        <ActionForm
          action={renameList}
          label={t('save')}
          failed={failed}
          hidden={{ ...hidden, version: String(list.version) }}
        >
          <ListTexts
            words={{ name: t('name'), nameHint: t('nameHint'), note: t('note') }}
            name={list.name}
            note={list.note}
          />
        </ActionForm>
      </Fold>
      {orders.length > 0 ? (
        <Fold title={t('fromOrder')}>
          <ActionForm action={putOrder} label={t('putOrder')} failed={failed} hidden={hidden}>
            <SelectField
              name="order"
              label={t('order')}
              options={orders.map(({ id, name }) => [id, name] as const)}
            />
          </ActionForm>
        </Fold>
      ) : null}
      <ActionForm action={copyList} label={t('copy')} failed={failed} hidden={hidden} />
      <Fold title={t('delete')} isDanger>
        <p className="text-sm">{t('deleteText')}</p>
        <ActionForm action={deleteList} label={t('delete')} failed={failed} kind="danger" hidden={hidden} />
      </Fold>
    </div>
  )
}
