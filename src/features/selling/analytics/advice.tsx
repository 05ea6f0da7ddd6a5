import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LEAST_SELLERS, LEAST_VIEWS } from '@/domain/analytics/advice'
import { LEAST_VISITORS } from '@/domain/analytics/led-words'
import { localePath } from '@/messages/locales'
import { Price } from '@/ui/parts/price'
import type { AdviceFound, ComparedPrice } from './get-advice'

/** Differences of a price that are named; smaller ones are 'about the same'. */
const NAMED = 0.05

type Service = { answer: string | null; onTime: number | null }
type Props = { found: AdviceFound; service: Service }

/** What the figures ask for: each list says what to do about it and where (rules S54, S55, S56). */
export function AdviceLists({ found: { missed, unsold, prices }, service }: Props) {
  const t = useTranslations('analytics.advice')
  const locale = useLocale()
  const { number } = useFormatter()
  const edit = (id: string) => localePath(locale, `/seller/edit-product/${id}`)
  return (
    <section aria-labelledby="advice" className="mt-10">
      <h2 id="advice" className="text-lg">
        {t('title')}
      </h2>
      <div className="mt-4 grid items-start gap-8 xl:grid-cols-2">
        <List
          id="unsold"
          note={t('unsold.note', { least: LEAST_VIEWS })}
          empty={unsold.length === 0 ? t('unsold.empty') : null}
        >
          {unsold.map(({ id, name, lang, views, advice }) => (
            <Row key={id} first={t('views', { count: views })} about={advice && t(`unsold.todo.${advice}`)}>
              <a className="link" lang={lang} href={edit(id)}>
                {name}
              </a>
            </Row>
          ))}
        </List>
        <List
          id="missed"
          note={t('missed.note', { least: LEAST_VISITORS })}
          empty={missed.length === 0 ? t('missed.empty') : null}
          todo={
            <>
              {t('missed.todo')}{' '}
              <a className="link" href={localePath(locale, '/upload')}>
                {t('missed.action')}
              </a>
            </>
          }
        >
          {missed.map(({ words, category, visitors }) => (
            <Row
              key={`${words} ${category}`}
              first={t('visitors', { count: visitors })}
              about={category ?? t('missed.anywhere')}
            >
              <span lang="">{words}</span>
            </Row>
          ))}
        </List>
        <List
          id="prices"
          note={t('prices.note', { least: LEAST_SELLERS })}
          empty={prices.length === 0 ? t('prices.empty', { least: LEAST_SELLERS }) : null}
          todo={t('prices.todo')}
        >
          {prices.map((each) => (
            <Row key={each.id} first={<Price cents={each.price} />} about={<Median {...each} />}>
              <a className="link" lang={each.lang} href={edit(each.id)}>
                {each.name}
              </a>
            </Row>
          ))}
        </List>
        <section aria-labelledby="service">
          <h3 id="service" className="text-base font-semibold">
            {t('service.title')}
          </h3>
          <p className="text-muted text-sm">{t('service.note')}</p>
          <ul className="border-line bg-raised divide-line mt-3 divide-y rounded-md border">
            <Row
              first={service.answer ?? t('service.tooFew')}
              about={
                <>
                  {t('service.answerTodo')}{' '}
                  <a className="link underline" href={localePath(locale, '/seller/messages')}>
                    {t('service.toMessages')}
                  </a>
                </>
              }
            >
              {t('service.answer')}
            </Row>
            <Row
              first={
                service.onTime === null
                  ? t('service.tooFew')
                  : number(service.onTime, { style: 'percent', maximumFractionDigits: 0 })
              }
              about={
                <>
                  {t('service.onTimeTodo')}{' '}
                  <a className="link underline" href={localePath(locale, '/seller/shipping')}>
                    {t('service.toShipping')}
                  </a>
                </>
              }
            >
              {t('service.onTime')}
            </Row>
          </ul>
        </section>
      </div>
    </section>
  )
}

function Median({ price, median, sellers }: ComparedPrice) {
  const t = useTranslations('analytics.advice.prices')
  const { number } = useFormatter()
  const share = (price - median) / median
  const side = Math.abs(share) < NAMED ? 'same' : share > 0 ? 'above' : 'below'
  const percent = number(Math.abs(share), { style: 'percent', maximumFractionDigits: 0 })
  return (
    <>
      {t.rich('median', { amount: () => <Price cents={median} />, count: sellers })} {t(side, { percent })}
    </>
  )
}

type ListProps = {
  id: 'unsold' | 'missed' | 'prices'
  note: string
  empty: string | null
  todo?: ReactNode
  children: ReactNode
}

function List({ id, note, empty, todo, children }: ListProps) {
  const t = useTranslations('analytics.advice')
  return (
    <section aria-labelledby={`advice-${id}`}>
      <h3 id={`advice-${id}`} className="text-base font-semibold">
        {t(`${id}.title`)}
      </h3>
      <p className="text-muted text-sm">{note}</p>
      {empty === null ? (
        <>
          {todo ? <p className="mt-2 text-sm">{todo}</p> : null}
          <ol className="border-line bg-raised divide-line mt-3 divide-y rounded-md border">{children}</ol>
        </>
      ) : (
        <p className="text-muted mt-3">{empty}</p>
      )}
    </section>
  )
}

function Row({ first, about, children }: { first: ReactNode; about: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 px-4 py-2">
      <span className="min-w-0 break-words">{children}</span>
      <span className="figures ms-auto text-end font-medium">{first}</span>
      {about ? <span className="figures text-muted w-full text-sm">{about}</span> : null}
    </li>
  )
}
