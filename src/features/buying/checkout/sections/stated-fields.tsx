import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { QuoteSnapshot } from '@/domain/cart/quote/quote-changes'
import { BUYER_FACTS, isApartFact, type ApartFact, type BuyerFact } from '@/domain/orders/buyer-facts'
import { apartField, isApart, SHARED_FIELD } from './stated-apart'
import { StepTitle } from './step-title'

type Kept = Readonly<Record<string, string>>
type Props = { sellers: QuoteSnapshot['sellers']; kept?: Kept }

/** What the buyer states of the order: for all sellers, and what may differ for each one apart (rule M63). */
export function StatedFields({ sellers, kept }: Props) {
  const t = useTranslations('checkout.page')
  return (
    <section aria-labelledby="stated" className="group/stated">
      <StepTitle id="stated" step={3}>
        {t('statedTitle')}
      </StepTitle>
      <div className="grid max-w-xl gap-5">
        {BUYER_FACTS.map((fact) =>
          sellers.length > 1 && isApartFact(fact) ? (
            <Fragment key={fact.name}>
              <div className="-mb-3 group-has-[[name=shared]:not(:checked)]/stated:hidden">
                <StatedField fact={fact} kept={kept} label={t(fact.name)} />
              </div>
              <label className="flex min-h-6 w-fit items-center gap-2">
                <input
                  type="checkbox"
                  name={SHARED_FIELD}
                  value="yes"
                  defaultChecked={!isApart(kept)}
                  className="accent-celadon size-4.5 shrink-0"
                />
                {t(`shared.${fact.name}`)}
              </label>
              <StatedApart fact={fact} sellers={sellers} kept={kept} />
            </Fragment>
          ) : (
            <StatedField key={fact.name} fact={fact} kept={kept} label={t(fact.name)} />
          ),
        )}
      </div>
    </section>
  )
}

function StatedApart({ fact, sellers, kept }: Props & { fact: ApartFact }) {
  const t = useTranslations('checkout.page')
  return (
    <div className="hidden gap-5 group-has-[[name=shared]:not(:checked)]/stated:grid">
      {sellers.map(({ id, name: seller }) => (
        <StatedField
          key={id}
          fact={fact}
          name={apartField(fact.name, id)}
          kept={kept}
          label={t(`apart.${fact.name}`, { seller })}
        />
      ))}
    </div>
  )
}

type Field = { fact: BuyerFact; name?: string; kept?: Kept; label: string }

function StatedField({ fact, name = fact.name, kept, label }: Field) {
  const box = { id: name, name, maxLength: fact.limit, defaultValue: kept?.[name] }
  return (
    <div className="grid gap-1">
      <label className="font-medium" htmlFor={name}>
        {label}
      </label>
      {fact.kind === 'line' ? (
        <input {...box} className="input" autoComplete="off" />
      ) : (
        <textarea {...box} className="input min-h-24" />
      )}
    </div>
  )
}
