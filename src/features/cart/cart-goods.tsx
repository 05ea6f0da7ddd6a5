import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { fillMessage } from '@/ui/fill-message'
import type { SavedLine } from './cart-view'
import type { CartWords } from './cart-words'

type Goods = Pick<SavedLine, 'productId' | 'productName' | 'lang' | 'picture' | 'sku'>
type Props = { line: Goods; locale: Locale; words: CartWords }

/** Picture, name and SKU. The picture's link repeats that of the name, so it is hidden from screen readers. */
export function CartGoods({ line, locale, words }: Props) {
  const { productId, productName, lang, picture, sku } = line
  const href = localePath(locale, `/product/${productId}`)
  return (
    <>
      <a className="cart-picture picture" href={href} tabIndex={-1} aria-hidden="true">
        {picture ? (
          <img src={picture} alt="" width={96} height={120} loading="lazy" decoding="async" />
        ) : null}
      </a>
      <div className="cart-name">
        <h3 className="text-base font-medium tracking-normal">
          <a className="hover:text-celadon" href={href} lang={lang ?? undefined}>
            {productName}
          </a>
        </h3>
        <p className="text-muted text-sm">{fillMessage(words.sku, { sku })}</p>
      </div>
    </>
  )
}
