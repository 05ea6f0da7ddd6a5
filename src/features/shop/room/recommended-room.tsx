import { useLocale, useTranslations } from 'next-intl'
import { formatMoney, formatNamedMoney } from '@/domain/money'
import { unitWords } from '@/domain/orders/unit-words'
import { writeRoom } from '@/domain/pages/recommended-room'
import { unbroken } from '@/domain/values/text'
import { localePath } from '@/messages/locales'
import { arrivalFromNow } from '@/server/texts/arrival-text'
import { authPath } from '@/ui/auth/auth-path'
import { CategoryPicture } from '@/ui/parts/category-picture'
import { ActionForm } from '@/ui/forms/action-form'
import { addRoom } from './actions'
import { AddKey } from './add-key'
import type { RoomView } from './get-room'

type Props = {
  room: RoomView
  title?: { text: string; lang?: string }
  category: {
    slug: string
    name: string
    room?: { picture?: Parameters<typeof CategoryPicture>[0]['picture'] }
  }
}

/** A room with its goods, what they cost together, and one button that adds them all (rule C74). */
export function RecommendedRoom({ room, title, category }: Props) {
  const locale = useLocale()
  const t = useTranslations('home.room')
  const lists = useTranslations('jobLists')
  const { lines, total, ready, arrival } = room
  const ordered = lines.filter(({ isReady }) => isReady)
  return (
    <section aria-labelledby="room" className="room">
      <h2 id="room" lang={title?.lang} className="text-xl md:text-2xl" tabIndex={-1}>
        {title?.text ?? t('title', { room: category.name })}
      </h2>
      <CategoryPicture
        slug={category.slug}
        picture={category.room?.picture}
        sizes="(width >= 80rem) 38rem, (width >= 64rem) 47vw, calc(100vw - 2rem)"
        className="aspect-4/3 md:max-lg:aspect-2/1"
      />
      <ul className="border-line border-t">
        {lines.map((line) => (
          <RoomRow key={line.product} line={line} />
        ))}
      </ul>
      <div className="grid content-start gap-3">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
          <span>{t('total', { count: ready })}</span>
          <span className="figures text-xl">{formatNamedMoney(total, locale)}</span>
        </p>
        <p className="text-muted text-sm">{lists('before')}</p>
        {arrival ? <p>{arrivalFromNow(arrival, locale)}</p> : null}
        {ready > 0 ? (
          <>
            <div data-members="">
              <ActionForm
                action={addRoom}
                label={t('add')}
                failed={lists.raw('addFailed') as string}
                kind="primary"
                hidden={{ locale, lines: writeRoom(ordered) }}
              >
                <AddKey />
              </ActionForm>
            </div>
            <a
              className="button button-primary"
              data-signed-out=""
              data-prompt=""
              href={authPath(locale, { page: 'login', as: '', next: `${localePath(locale, '/')}#room` })}
            >
              {t('signIn')}
            </a>
          </>
        ) : null}
      </div>
    </section>
  )
}

function RoomRow({
  line: { product, quantity, goods, unitPrice, total, isReady },
}: {
  line: RoomView['lines'][number]
}) {
  const locale = useLocale()
  const t = useTranslations('home.room')
  const words = unitWords(useTranslations('product'), locale)
  const stock = useTranslations('product.stock')
  const issue = goods.stock === 'onlyLeft' ? stock('onlyLeft', { n: goods.left ?? 0 }) : stock(goods.stock)
  return (
    <li className="border-line relative grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b py-3">
      <div className="picture h-[4.375rem] rounded-md">
        {goods.picture ? (
          <img src={goods.picture} alt="" width={56} height={70} loading="lazy" decoding="async" />
        ) : null}
      </div>
      <div className="min-w-0">
        <h3 className="text-base font-medium tracking-normal wrap-anywhere">
          <a
            className="hover:text-celadon after:absolute after:inset-0"
            href={localePath(locale, `/product/${product}`)}
            lang={goods.lang ?? undefined}
          >
            {unbroken(goods.name)}
          </a>
        </h3>
        <p className="figures text-sm">
          {unitPrice === null
            ? words.named(goods.unit, quantity)
            : words.times(goods.unit, quantity, formatMoney(unitPrice, locale))}
        </p>
        {isReady ? null : (
          <p className="text-persimmon-deep text-sm font-medium">{`${issue} · ${t('left')}`}</p>
        )}
      </div>
      {total === null ? null : <p className="figures font-semibold">{formatMoney(total, locale)}</p>}
    </li>
  )
}
