import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { ArchiveButton } from '@/features/listing/commands/archive-button'
import type { StatusWords } from '@/features/listing/commands/command-words'
import { RestoreButton } from '@/features/listing/commands/restore-button'
import { StatusMenu } from '@/features/listing/commands/status-menu'
import { DuplicateProduct } from '@/features/listing/drafts/duplicate-product'
import type { SellerStatus } from '@/domain/people/actor'
import { listingAdvice } from '@/domain/products/listing/listing-reasons'
import { localePath } from '@/messages/locales'
import { Button, ButtonLink } from '@/ui/button'
import { ListingReasons, ReasonText } from './listing-reasons'
import type { OwnProduct } from './list-own-products'

/** The reader of the table: what may be done, and whose clock dates follow. */
export type TableReader = { sellerStatus: SellerStatus; canAct: boolean; timeZone: string; now: Date }

type Props = { product: OwnProduct; reader: TableReader; commands: StatusWords }

/** Picture, name, SKU and category. The name leads to the product as buyers see it. */
export function ProductCell({
  product: { id, name, lang, picture, sku, category },
}: {
  product: OwnProduct
}) {
  const t = useTranslations('productTable')
  const path = localePath(useLocale(), `/seller/preview/product/${id}`)
  return (
    <div className="flex min-w-0 items-start gap-3">
      <span className="picture picture-product w-14 shrink-0 rounded-md">
        {picture ? <img src={picture} alt="" width={56} height={70} loading="lazy" /> : null}
      </span>
      <div className="min-w-0">
        <a
          className="hover:text-celadon line-clamp-2 font-medium wrap-anywhere"
          href={path}
          lang={lang ?? undefined}
        >
          {name}
        </a>
        <p className="figures text-muted text-sm wrap-anywhere">{t('sku', { sku })}</p>
        {category ? <p className="text-muted text-sm wrap-anywhere">{category}</p> : null}
      </div>
    </div>
  )
}

/** The exact stock, which is the seller's alone, and the first quantity (rules C9, S8). */
export function StockCell({ product: { stock, available, madeToOrder, tiers } }: { product: OwnProduct }) {
  const t = useTranslations('productTable')
  const reserved = stock - available
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
      {madeToOrder && stock > 0 ? <p className="text-muted text-sm">{t('madeToOrder')}</p> : null}
      {reserved > 0 ? <p className="text-muted text-sm">{t('reserved', { count: reserved })}</p> : null}
    </div>
  )
}

/** The status, the gravest reason, and behind it all of them with what would help (rule C48). */
export function StatusCell({ product, reader: { sellerStatus, timeZone, now, canAct }, commands }: Props) {
  const t = useTranslations('productTable.reasons')
  const days = dateFormat(useLocale(), { dateStyle: 'medium', timeZone })
  const advice = listingAdvice({ ...product, sellerStatus }, now)
  const [first] = advice.reasons
  const words = first && 'words' in first ? first.words : null
  const isMore = advice.reasons.length > 1 || words !== null
  const since = product.approvedAt ?? product.waitingSince
  const date = days.format(new Date(since))
  return (
    <div className="group grid min-w-0 justify-items-start gap-1 text-sm">
      <StatusMenu product={product} canAct={canAct} words={commands} />
      <div className={first ? 'group-has-[details[open]]:hidden' : undefined}>
        <p className="text-muted">
          {first ? <ReasonText {...{ reason: first, timeZone }} /> : t('inShop', { date })}
        </p>
        {words ? <p className="line-clamp-2 font-medium wrap-anywhere">{words}</p> : null}
      </div>
      {isMore || advice.helps.length > 0 ? (
        <details className="w-full">
          <summary className="link w-fit cursor-pointer py-1">
            {isMore ? t('summary') : t('summaryHelps', { count: advice.helps.length })}
          </summary>
          <ListingReasons {...{ advice, timeZone }} pictures={product.pictures} />
        </details>
      ) : null}
    </div>
  )
}

/** What can be done with a product; off unless the seller is active (rule S9). An archived one cannot be edited (rule N2). */
export function ActionsCell({
  product: { id, name, lang, archivedAt },
  reader: { canAct },
  commands,
}: Props) {
  const t = useTranslations('productTable')
  const path = localePath(useLocale(), `/seller/edit-product/${id}`)
  const label = (
    <>
      {t('edit')}
      <span className="sr-only" lang={lang ?? undefined}>
        {' '}
        {name}
      </span>
    </>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {canAct && !archivedAt ? (
        <ButtonLink href={path}>{label}</ButtonLink>
      ) : (
        <Button disabled>{label}</Button>
      )}
      {canAct ? <DuplicateProduct locale={commands.locale} product={id} /> : null}
      {archivedAt ? (
        <RestoreButton product={{ id, name }} canAct={canAct} words={commands} />
      ) : (
        <ArchiveButton product={{ id, name }} canAct={canAct} words={commands} />
      )}
    </div>
  )
}
