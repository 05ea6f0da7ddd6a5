import { getTranslations } from 'next-intl/server'
import { momentFormat, type Locale } from '@/domain/locale'
import { DRAFT_DAYS } from '@/domain/products/listing/draft'
import { localePath } from '@/messages/locales'
import type { MemberUser } from '@/server/auth/session/session'
import { ButtonLink } from '@/ui/parts/button'
import { Dialog } from '@/ui/parts/dialog'
import { DialogButton } from '@/ui/parts/dialog-button'
import { ActionForm } from '@/ui/forms/action-form'
import { discardDraft } from './draft-actions'
import { listDrafts, type DraftLine } from './list-drafts'

type Props = {
  locale: Locale
  seller: MemberUser
  timeZone: string
  /** The draft that is open on this page. */
  opened?: string
}

export const DRAFTS = 'drafts'

/** A seller's drafts, each to be opened or deleted (rule C50). Nothing where there is none. */
export async function DraftList({ locale, seller, timeZone, opened }: Props) {
  const drafts = (await listDrafts(seller, locale)).filter(({ id }) => id !== opened)
  if (drafts.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'productDrafts' })
  const moment = momentFormat(locale, timeZone)
  return (
    <section aria-labelledby={DRAFTS} className="mt-12 grid max-w-4xl gap-2">
      <h2 id={DRAFTS} className="text-lg" tabIndex={-1}>
        {t('title', { count: drafts.length })}
      </h2>
      <p className="text-muted text-sm">{t('kept', { days: DRAFT_DAYS })}</p>
      <ul className="border-line border-t">
        {drafts.map((draft) => (
          <li
            key={draft.id}
            className="border-line flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b py-2"
          >
            <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
              <span className="block font-medium">{draft.name ?? t('unnamed')}</span>
              <span className="text-muted block text-sm">
                {t('savedAt', { time: moment.format(new Date(draft.savedAt)) })}
              </span>
            </span>
            <DraftCommands draft={draft} locale={locale} name={draft.name ?? t('unnamed')} />
          </li>
        ))}
      </ul>
    </section>
  )
}

async function DraftCommands({ draft, locale, name }: { draft: DraftLine; locale: Locale; name: string }) {
  const t = await getTranslations({ locale, namespace: 'productDrafts' })
  const dialog = `discard-${draft.id}`
  return (
    <>
      <ButtonLink href={localePath(locale, `/upload?draft=${draft.id}`)}>
        {t('open')}
        <span className="sr-only">: {name}</span>
      </ButtonLink>
      <ButtonLink kind="quiet" href={localePath(locale, `/seller/preview/draft/${draft.id}`)}>
        {t('preview')}
        <span className="sr-only">: {name}</span>
      </ButtonLink>
      <DialogButton dialog={dialog} className="button button-quiet">
        {t('discard')}
        <span className="sr-only">: {name}</span>
      </DialogButton>
      <Dialog id={dialog} title={t('discardTitle')} closeLabel={t('close')}>
        <p className="mt-2 mb-5 wrap-anywhere">{t('discardText', { name })}</p>
        <ActionForm
          action={discardDraft}
          label={t('discard')}
          failed={t('discardFailed')}
          kind="danger"
          hidden={{ locale, id: draft.id }}
        />
      </Dialog>
    </>
  )
}
