import { useLocale, useTranslations } from 'next-intl'
import { addDays, dayIn } from '@/domain/values/calendar'
import { KINDS, MAX_PRODUCTS, SCOPES } from '@/domain/cart/discounts/discount-rule'
import type { CategoryNode } from '@/server/products/category-tree'
import { ActionForm } from '@/ui/forms/action-form'
import { AnsweredField, AnsweredSelect, AnsweredText } from '@/ui/forms/fields/answered-field'
import { useGuardWords } from '@/ui/forms/guard/guard-words'
import { makeDiscount } from './discount-actions'

/** Makes a code or a price cut (rules M127, M128). What does not belong to the way that is chosen is left out. */
export function DiscountForm({ tree }: { tree: readonly CategoryNode[] }) {
  const t = useTranslations('discounts')
  const locale = useLocale()
  const today = dayIn('America/Toronto', new Date())
  return (
    <ActionForm
      action={makeDiscount}
      hidden={{ locale }}
      label={t('make')}
      failed={t.raw('failed') as string}
      kind="primary"
      guard={useGuardWords()}
    >
      <AnsweredSelect
        name="way"
        label={t('way')}
        options={[
          ['code', t('ways.code')],
          ['cut', t('ways.cut')],
        ]}
      />
      <p className="text-muted text-sm">{t('cutHint')}</p>
      <AnsweredField
        name="discountCode"
        label={t('code')}
        hint={t('codeHint')}
        maxLength={40}
        autoComplete="off"
      />
      <div className="grid gap-3 sm:grid-cols-3">
        <AnsweredSelect
          name="kind"
          label={t('kind')}
          options={KINDS.map((kind) => [kind, t(`kinds.${kind}`)] as const)}
        />
        <AnsweredField
          name="percent"
          label={t('percent')}
          hint={t('percentHint')}
          inputMode="numeric"
          maxLength={3}
        />
        <AnsweredField
          name="amount"
          label={t('amount')}
          hint={t('amountHint')}
          inputMode="decimal"
          maxLength={20}
        />
      </div>
      <AnsweredSelect
        name="scope"
        label={t('scope')}
        options={SCOPES.map((scope) => [scope, t(`scopeNames.${scope}`)] as const)}
      />
      <AnsweredSelect
        name="category"
        label={t('category')}
        options={[
          ['', t('noCategory')],
          ...tree.flatMap(({ id, name, children }) => [
            [id, name] as const,
            ...children.map((sub) => [sub.id, `${name} > ${sub.name}`] as const),
          ]),
        ]}
      />
      <AnsweredText name="skus" label={t('skus', { max: MAX_PRODUCTS })} maxLength={20_000} />
      <div className="grid gap-3 sm:grid-cols-2">
        <AnsweredField name="from" label={t('from')} type="date" min={today} defaultValue={today} required />
        <AnsweredField
          name="until"
          label={t('until')}
          type="date"
          min={today}
          defaultValue={addDays(today, 13)}
          hint={t('untilHint')}
          required
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        <AnsweredField
          name="minimum"
          label={t('minimum')}
          hint={t('optional')}
          inputMode="decimal"
          maxLength={20}
        />
        <AnsweredField name="uses" label={t('uses')} hint={t('optional')} inputMode="numeric" maxLength={7} />
        <AnsweredField
          name="usesPerBuyer"
          label={t('usesPerBuyer')}
          hint={t('optional')}
          inputMode="numeric"
          maxLength={7}
        />
      </div>
      <p className="text-muted text-sm">{t('onceSaid')}</p>
    </ActionForm>
  )
}
