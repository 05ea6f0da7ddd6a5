import { useLocale, useTranslations } from 'next-intl'
import { addDays, dayIn } from '@/domain/values/calendar'
import { DISCOUNT_KINDS, MAX_PRODUCTS, SCOPES } from '@/domain/cart/discounts/discount-rule'
import type { CategoryNode } from '@/server/products/category-tree'
import { ActionForm } from '@/ui/forms/action-form'
import { AnsweredField, AnsweredSelect, AnsweredText } from '@/ui/forms/fields/answered-field'
import { useGuardWords } from '@/ui/forms/guard/guard-words'
import { makeDiscount } from './discount-actions'

/** Fields that belong to another choice of the form are hidden, as they are not read (rule M127). */
const FOR_CODE = 'group-has-[[name=way]_[value=cut]:checked]/discount:hidden'
const FOR_CUT = 'group-has-[[name=way]_[value=code]:checked]/discount:hidden'
const FOR_PERCENT =
  'group-has-[[name=way]_[value=code]:checked]/discount:group-has-[[name=kind]_[value=amount]:checked]/discount:hidden'
const FOR_AMOUNT = `group-has-[[name=kind]_[value=percent]:checked]/discount:hidden ${FOR_CODE}`
const FOR_CATEGORY = 'group-has-[[name=scope]_option:not([value=category]):checked]/discount:hidden'
const FOR_PRODUCTS = 'group-has-[[name=scope]_option:not([value=products]):checked]/discount:hidden'

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
      <div className="group/discount grid gap-4">
        <AnsweredSelect
          name="way"
          label={t('way')}
          options={[
            ['code', t('ways.code')],
            ['cut', t('ways.cut')],
          ]}
        />
        <p className={`text-muted text-sm ${FOR_CUT}`}>{t('cutHint')}</p>
        <div className={FOR_CODE}>
          <AnsweredField
            name="discountCode"
            label={t('code')}
            hint={t('codeHint')}
            maxLength={40}
            autoComplete="off"
          />
        </div>
        <div className="grid items-end gap-3 sm:grid-cols-2">
          <div className={FOR_CODE}>
            <AnsweredSelect
              name="kind"
              label={t('kind')}
              options={DISCOUNT_KINDS.map((kind) => [kind, t(`kinds.${kind}`)] as const)}
            />
          </div>
          <div className={FOR_PERCENT}>
            <AnsweredField
              name="percent"
              label={t('percent')}
              hint={t('percentHint')}
              inputMode="numeric"
              maxLength={3}
            />
          </div>
          <div className={FOR_AMOUNT}>
            <AnsweredField
              name="amount"
              label={t('amount')}
              hint={t('amountHint')}
              inputMode="decimal"
              maxLength={20}
            />
          </div>
        </div>
        <AnsweredSelect
          name="scope"
          label={t('scope')}
          options={SCOPES.map((scope) => [scope, t(`scopeNames.${scope}`)] as const)}
        />
        <div className={FOR_CATEGORY}>
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
        </div>
        <div className={FOR_PRODUCTS}>
          <AnsweredText name="skus" label={t('skus', { max: MAX_PRODUCTS })} maxLength={20_000} />
        </div>
        <div className="grid items-end gap-3 sm:grid-cols-2">
          <AnsweredField
            name="from"
            label={t('from')}
            type="date"
            min={today}
            defaultValue={today}
            required
          />
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
        <div className={`grid items-end gap-3 sm:grid-cols-3 ${FOR_CODE}`}>
          <AnsweredField
            name="minimum"
            label={t('minimum')}
            hint={t('optional')}
            inputMode="decimal"
            maxLength={20}
          />
          <AnsweredField
            name="uses"
            label={t('uses')}
            hint={t('optional')}
            inputMode="numeric"
            maxLength={7}
          />
          <AnsweredField
            name="usesPerBuyer"
            label={t('usesPerBuyer')}
            hint={t('optional')}
            inputMode="numeric"
            maxLength={7}
          />
        </div>
        <p className="text-muted text-sm">{t('onceSaid')}</p>
      </div>
    </ActionForm>
  )
}
