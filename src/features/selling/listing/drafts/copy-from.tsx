import { getTranslations } from 'next-intl/server'
import { MAX_LENGTH } from '@/domain/products/listing/product-limits'
import type { Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { ActionForm } from '@/ui/forms/action-form'
import { AnsweredField } from '@/ui/forms/fields/answered-field'
import { copyProduct } from './draft-actions'

const LISTED = 200
const GOODS = 'copy-goods'

/** 'Copy from …': one of the seller's own products, chosen or by its SKU, as a new draft (rule S46). Nothing without products. */
export async function CopyFrom({ locale, seller }: { locale: Locale; seller: MemberUser }) {
  const db = await asUser(seller)
  const { docs } = await db.find({
    collection: 'products',
    where: { seller: { equals: seller.id } },
    select: { sku: true, name: true },
    sort: ['-updatedAt', 'id'],
    locale: 'all',
    limit: LISTED,
    pagination: false,
  })
  if (docs.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'productDrafts' })
  return (
    <details className="fold-box mb-8 max-w-4xl">
      <summary className="min-h-11 cursor-pointer px-4 py-2 font-medium">{t('copy.label')}</summary>
      <div className="max-w-md px-4 pb-4">
        <ActionForm
          action={copyProduct}
          label={t('copy.run')}
          failed={t('duplicateFailed')}
          hidden={{ locale }}
        >
          <AnsweredField
            name="copySku"
            label={t('copy.which')}
            hint={t('copy.hint')}
            list={GOODS}
            maxLength={MAX_LENGTH.sku}
            autoComplete="off"
            required
          />
        </ActionForm>
        <datalist id={GOODS}>
          {docs.map(({ id, sku, name }) => (
            <option key={id} value={sku}>
              {localizedText(name, locale).text}
            </option>
          ))}
        </datalist>
      </div>
    </details>
  )
}
