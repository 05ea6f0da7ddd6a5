'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type InputEvent } from 'react'
import type { Lines } from '@/domain/forms/form-rows'
import { LOCALES, type Locale } from '@/domain/locale'
import { descriptionName, DESCRIPTION_LENGTH } from '@/domain/people/sellers/seller-page'
import { localePath } from '@/messages/locales'
import { SavedMessage } from '@/ui/auth/saved-message'
import { Button } from '@/ui/parts/button'
import { ConflictNotice } from '@/ui/forms/conflict-notice'
import { Field } from '@/ui/forms/fields/field'
import { fieldsOf } from '@/ui/forms/fields/field-row'
import { FormErrors } from '@/ui/forms/form-errors'
import { TextAreaField } from '@/ui/forms/fields/text-area-field'
import { useActionForm } from '@/ui/forms/use-action-form'
import { EditGuard } from '@/features/selling/profile/edit-guard'
import type { OwnPageView, PageGoods } from './get-page'
import { saveOwnPage } from './page-actions'
import { PagePreview } from './page-preview'

type Props = {
  locale: Locale
  page: OwnPageView
  goods: readonly PageGoods[]
  canAct: boolean
}

const GOODS = 'page-goods'

/** The own page: its form, and beside it what buyers will see (rule C75). It stays open after saving. */
export function PageForm({ locale, page, goods, canAct }: Props) {
  const t = useTranslations('ownPage')
  const profile = useTranslations('sellerProfile')
  const { state, isSending, form } = useActionForm(saveOwnPage, {}, t('failed'))
  const box = useRef<HTMLFormElement>(null)
  const kept: Lines = state.kept ?? page.lines
  const [typed, setTyped] = useState<Lines>(kept)
  const [stamp, setStamp] = useState(state.stamp)
  if (stamp !== state.stamp) {
    setStamp(state.stamp)
    setTyped(kept)
  }
  const follow = ({ target }: InputEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      setTyped({ ...typed, [target.name]: target.value })
  }
  const field = fieldsOf({ values: kept, errors: isSending ? undefined : state.fields })
  const isAnswered = Boolean(state.message) && !isSending
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <form ref={box} {...form} className="grid content-start gap-6" onInput={follow}>
        {isAnswered && state.ok ? <SavedMessage>{state.message}</SavedMessage> : null}
        {isAnswered && !state.ok ? <FormErrors title={state.message ?? ''} fields={state.fields} /> : null}
        {state.conflicts && !isSending ? (
          <ConflictNotice conflicts={state.conflicts} path={localePath(locale, '/seller/own-page')} />
        ) : null}
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="seen" value={state.seen ?? page.seen} />
        <fieldset disabled={!canAct} className="contents">
          <div key={state.stamp} className="grid gap-6">
            {[locale, ...LOCALES.filter((each) => each !== locale)].map((each) => (
              <TextAreaField
                key={each}
                {...field(descriptionName(each))}
                label={profile(`fields.${descriptionName(each)}`)}
                lang={each}
                rows={6}
                maxLength={DESCRIPTION_LENGTH}
              />
            ))}
            <Field
              {...field('bandSku')}
              label={profile('fields.bandSku')}
              hint={profile('fields.bandSkuHint')}
              list={GOODS}
              autoComplete="off"
              maxLength={200}
            />
            <datalist id={GOODS}>
              {goods.map(({ sku, name }) => (
                <option key={sku} value={sku}>
                  {name}
                </option>
              ))}
            </datalist>
            <div className="grid gap-2">
              <p className="text-muted">{profile('sections.holidayText')}</p>
              <div className="grid gap-5 sm:grid-cols-2">
                <Field
                  {...field('holidayFrom')}
                  label={profile('fields.holidayFrom')}
                  type="date"
                  max="9999-12-31"
                />
                <Field
                  {...field('holidayTo')}
                  label={profile('fields.holidayTo')}
                  type="date"
                  max="9999-12-31"
                />
              </div>
            </div>
          </div>
          {canAct ? (
            <Button kind="primary" type="submit" isBusy={isSending} className="justify-self-start">
              {isSending ? t('saving') : t('save')}
            </Button>
          ) : null}
        </fieldset>
        <EditGuard key={`guard-${state.seen ?? page.seen}`} form={box} />
      </form>
      <PagePreview typed={typed} page={page} goods={goods} locale={locale} />
    </div>
  )
}
