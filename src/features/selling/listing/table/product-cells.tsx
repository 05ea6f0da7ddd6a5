import { useLocale, useTranslations } from 'next-intl'
import { formatWhole } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { ArchiveButton } from '@/features/selling/listing/commands/archive-button'
import { RestoreButton } from '@/features/selling/listing/commands/restore-button'
import { StatusMenu } from '@/features/selling/listing/commands/status-menu'
import { DuplicateProduct } from '@/features/selling/listing/drafts/duplicate-product'
import type { SellerStatus } from '@/domain/people/actor'
import { listingAdvice } from '@/domain/products/listing/listing-reasons'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { Icon } from '@/ui/parts/icon'
import { ListingReasons, ReasonText } from './listing-reasons'
import type { OwnProduct } from './list-own-products'

/** The reader of the table: what may be done, and whose clock dates follow. */
export type TableReader = { sellerStatus: SellerStatus; canAct: boolean; timeZone: string; now: Date }

type Props = { product: OwnProduct; reader: TableReader }

/** Picture, name, SKU and category. The name leads to editing, where nothing may be edited to the product as buyers see it. */
export function OwnProductCell({ product, reader: { canAct } }: Pick<Props, 'product' | 'reader'>) {
  const t = useTranslations('productTable')
  const locale = useLocale()
  const { id, name, lang, picture, sku, category, archivedAt } = product
  const isEdited = canAct && !archivedAt
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="picture picture-product w-8 shrink-0 rounded-sm">
        {picture ? <img src={picture} alt="" width={32} height={40} loading="lazy" /> : null}
      </span>
      <div className="min-w-0">
        <a
          className="hover:text-celadon block truncate font-medium after:absolute after:inset-0"
          title={name}
          href={localePath(locale, isEdited ? `/seller/edit-product/${id}` : previewOf(id))}
        >
          {isEdited ? <span className="sr-only">{t('edit')} </span> : null}
          <span lang={lang ?? undefined}>{name}</span>
        </a>
        <p className="figures text-muted truncate text-sm">
          {t('sku', { sku })}
          {category ? ` · ${category}` : null}
        </p>
      </div>
    </div>
  )
}

const previewOf = (id: string) => `/seller/preview/product/${id}`

/** The lowest and the highest unit price of the tiers. */
export function PriceCell({ product: { tiers } }: Pick<Props, 'product'>) {
  const t = useTranslations('productTable')
  const locale = useLocale()
  const prices = tiers.map(({ unitPrice }) => unitPrice)
  if (prices.length === 0) return null
  const [from, to] = [formatMoney(Math.min(...prices), locale), formatMoney(Math.max(...prices), locale)]
  return <p className="figures">{from === to ? from : t('priceRange', { from, to })}</p>
}

export function ViewsCell({ product: { views } }: Pick<Props, 'product'>) {
  return <p className="figures">{formatWhole(views, useLocale())}</p>
}

/** The exact stock, which is the seller's alone, and the first quantity (rules C9, S8). */
export function StockCell({ product: { stock, available, madeToOrder, tiers } }: Pick<Props, 'product'>) {
  const t = useTranslations('productTable')
  const reserved = stock - available
  const notes = [
    madeToOrder && stock > 0 ? t('madeToOrder') : '',
    reserved > 0 ? t('reserved', { count: reserved }) : '',
  ].filter(Boolean)
  return (
    <div className="figures">
      <p>
        {madeToOrder && stock <= 0 ? (
          t('madeToOrder')
        ) : (
          <b className="font-medium">{t('stock', { count: stock })}</b>
        )}
        <span className="text-muted whitespace-nowrap"> / {t('moq', { count: tiers[0]?.minQty ?? 1 })}</span>
      </p>
      {notes.length > 0 ? <p className="text-muted text-sm">{notes.join(', ')}</p> : null}
    </div>
  )
}

/** The status, and beside it the gravest reason; it opens all of them with what would help (rule C48). */
export function StatusCell({ product, reader: { sellerStatus, timeZone, now, canAct } }: Props) {
  const t = useTranslations('productTable.reasons')
  const advice = listingAdvice({ ...product, sellerStatus }, now)
  const [first, ...reasons] = advice.reasons
  const words = first && 'words' in first ? first.words : null
  const why = first ? <ReasonText {...{ reason: first, timeZone }} /> : null
  const isMore = words !== null || reasons.length > 0 || advice.helps.length > 0
  return (
    <div className="product-table-state">
      <StatusMenu product={product} canAct={canAct} />
      {isMore ? (
        <details className="min-w-0 text-sm">
          <summary className={first ? 'product-table-why' : 'product-table-why text-muted'}>
            {why ?? t('summaryHelps', { count: advice.helps.length })}
            {words === null ? null : <span className="font-medium wrap-anywhere"> {words}</span>}
          </summary>
          <ListingReasons advice={{ ...advice, reasons }} pictures={product.pictures} timeZone={timeZone} />
        </details>
      ) : (
        <p className="text-muted min-w-0 text-sm empty:hidden">{why}</p>
      )}
    </div>
  )
}

/** What else can be done with a product; off unless the seller is active (rule S9). An archived one cannot be edited (rule N2). */
export function ActionsCell({ product: { id, name, archivedAt }, reader: { canAct } }: Props) {
  const t = useTranslations('productTable')
  const locale = useLocale()
  const menu = `menu-${id}`
  return (
    <>
      <button
        type="button"
        className="button button-icon"
        popoverTarget={menu}
        aria-label={t('more', { name })}
      >
        <Icon name="more" />
      </button>
      <div id={menu} popover="" className="popover popover-list row-menu">
        <ButtonLink className="w-full" href={localePath(locale, previewOf(id))}>
          {t('preview')}
        </ButtonLink>
        {canAct ? <DuplicateProduct locale={locale} product={id} /> : null}
        {archivedAt ? (
          <RestoreButton product={{ id, name }} canAct={canAct} />
        ) : (
          <ArchiveButton product={{ id, name }} canAct={canAct} />
        )}
      </div>
    </>
  )
}
