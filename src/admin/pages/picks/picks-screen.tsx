import type { Messages } from 'next-intl'
import { momentFormat } from '@/domain/locale'
import { MOST_PICKS } from '@/domain/products/cards/picks'
import { findPickable, listPicks, type LeftPick } from './list-picks'
import { MESSAGES } from '@/server/texts/translations'
import { adminScreen } from '@/admin/frame/admin-screen'
import { adminWords, panelLocale } from '@/admin/parts/words'
import { PickList } from './pick-list'

/** Recommended products, picked and ordered by staff (rules A4, A24). */
export const PicksScreen = adminScreen('picks', async ({ i18n, locale, query }) => {
  const t = adminWords(i18n, 'staff.picks')
  const text = query.q ?? ''
  const { picks, left } = await listPicks(locale)
  const found = await findPickable(text, locale)
  return (
    <>
      <p>{t('about', { most: MOST_PICKS })}</p>
      <LeftPicks left={left} i18n={i18n} />
      <PickList
        picks={picks}
        found={found}
        isSearched={text.trim() !== ''}
        search={
          <form
            className="tw:mt-[0.5rem] tw:mb-[1rem] tw:flex tw:flex-wrap tw:items-center tw:gap-[0.75rem]"
            role="search"
          >
            <label htmlFor="picks-q">{t('search')}</label>
            <input
              id="picks-q"
              name="q"
              type="search"
              className="panel-input tw:max-w-[28rem] tw:flex-[1_1_12rem]"
              defaultValue={text}
              maxLength={100}
            />
            <button type="submit" className="btn btn--style-secondary btn--size-medium tw:m-0">
              {t('find')}
            </button>
          </form>
        }
        locale={locale}
        messages={{ staff: { picks: MESSAGES[locale].staff.picks } } as Messages}
      />
    </>
  )
})

/** Products that left by themselves, and why. */
function LeftPicks({ left, i18n }: { left: readonly LeftPick[]; i18n: { language: string } }) {
  if (left.length === 0) return null
  const t = adminWords(i18n, 'staff.picks')
  const moment = momentFormat(panelLocale(i18n), 'America/Toronto')
  return (
    <section aria-labelledby="left" className="panel-box">
      <h2 id="left" className="tw:mt-0 tw:mb-[0.5rem] tw:text-[1.0625rem]">
        {t('left')}
      </h2>
      <ul>
        {left.map(({ id, name, at, place, status }) => (
          <li key={id}>
            <a href={`/admin/collections/products/${id}`}>{name}</a>:{' '}
            {t('leftOne', { date: moment.format(new Date(at)), place, status })}
          </li>
        ))}
      </ul>
    </section>
  )
}
