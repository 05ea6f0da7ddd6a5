import { useLocale, useTranslations } from 'next-intl'
import { formatMoney } from '@/domain/money'
import { excerpt } from '@/domain/values/excerpt'
import { localePath } from '@/messages/locales'
import { arrivalFromNow } from '@/server/texts/arrival-text'
import { EmptyState } from '@/ui/parts/empty-state'
import { ActionForm } from '@/ui/forms/action-form'
import { createList } from '@/features/buying/job-lists/list-actions'
import type { ListLine } from '@/features/buying/job-lists/list-lists'
import { ListTexts } from './list-texts'

/** A member's lists by job, each with what it comes to today, those that colleagues share, and the form that begins one (rules M56, M143). */
export function ListsScreen({ lists }: { lists: ListLine[] }) {
  const locale = useLocale()
  const t = useTranslations('jobLists')
  const own = lists.filter(({ owner }) => owner === null)
  const colleagues = lists.filter(({ owner }) => owner !== null)
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-8">
        {own.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          <ul className="border-line border-t">
            {own.map((list) => (
              <ListEntry key={list.id} list={list} heading="h2" />
            ))}
          </ul>
        )}
        {colleagues.length > 0 ? (
          <section aria-labelledby="company">
            <h2 id="company" className="mb-2 text-lg">
              {t('company.title')}
            </h2>
            <ul className="border-line border-t">
              {colleagues.map((list) => (
                <ListEntry key={list.id} list={list} heading="h3" />
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      <section aria-labelledby="begin" className="grid content-start gap-3">
        <h2 id="begin" className="text-lg">
          {t('begin')}
        </h2>
        <ActionForm
          action={createList}
          label={t('create')}
          failed={t.raw('failed') as string}
          hidden={{ locale }}
        >
          <ListTexts words={{ name: t('name'), nameHint: t('nameHint'), note: t('note') }} />
        </ActionForm>
      </section>
    </div>
  )
}

const NOTE = 160

function ListEntry({ list, heading: Heading }: { list: ListLine; heading: 'h2' | 'h3' }) {
  const locale = useLocale()
  const t = useTranslations('jobLists')
  const { id, name, note, count, total, changed, arrival, isShared, isOfCompany, owner, pictures } = list
  return (
    <li className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-3">
      <div className="min-w-0 flex-1 basis-64">
        <Heading className="text-base font-semibold tracking-normal wrap-anywhere">
          <a className="hover:text-celadon" href={localePath(locale, `/lists/${id}`)}>
            {name}
          </a>
        </Heading>
        {owner === null ? null : <p className="text-sm wrap-anywhere">{t('company.by', { name: owner })}</p>}
        {note ? <p className="text-muted text-sm wrap-anywhere">{excerpt(note, NOTE)}</p> : null}
        <p className="flex flex-wrap gap-x-3 text-sm">
          <span>{t('lines', { count })}</span>
          {arrival ? <span>{arrivalFromNow(arrival, locale)}</span> : null}
          {isShared ? <span>{t('isShared')}</span> : null}
          {isOfCompany && owner === null ? <span>{t('company.isShared')}</span> : null}
        </p>
        {changed > 0 ? (
          <p className="text-persimmon-deep text-sm font-medium">{t('changed', { count: changed })}</p>
        ) : null}
      </div>
      <div className="flex gap-1" aria-hidden="true">
        {pictures.map((src) => (
          <span key={src} className="picture size-10 overflow-hidden rounded-md">
            <img src={src} alt="" width={40} height={40} loading="lazy" decoding="async" />
          </span>
        ))}
      </div>
      <p className="figures font-semibold">{formatMoney(total, locale)}</p>
    </li>
  )
}
