import { useTranslations } from 'next-intl'
import type { ComponentProps, MouseEvent } from 'react'
import { useFocusRescue } from '@/ui/forms/use-focus-rescue'
import { FORM_ENDPOINT } from '@/features/buying/checkout/chosen-services'
import { AddressText, type AddressCard } from './address-text'

type Props = {
  path: string
  chosen: string
  cards: readonly AddressCard[]
  /** Query string of the chosen services, added to each link. */
  servicesQuery: string
  /** Id of the checkout form: without script its input is submitted with another address. */
  form: string
  onChoose: (href: string) => void
}

/** The saved addresses. Choosing one follows a link, because shipping and taxes depend on its province. */
export function AddressChoice({ path, chosen, cards, servicesQuery, form, onChoose }: Props) {
  const t = useTranslations('checkout.page')
  const book = useTranslations('addressBook')
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(event.currentTarget.href)
  }
  const more = servicesQuery && `&${servicesQuery}`
  // `back` is the address to return to on cancel.
  const aside = `&back=${chosen}${more}`
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {cards.map(({ id, name, lines, isColleagues }) => (
          <li key={id} id={`to-${id}`} className="choice" aria-current={id === chosen ? 'true' : undefined}>
            <AddressText name={name} lines={lines} />
            <p className="mt-auto flex flex-wrap justify-between gap-x-4 pt-2 text-sm">
              {id === chosen ? (
                <span className="text-celadon font-medium">{t('deliversHere')}</span>
              ) : (
                <>
                  <DeliverLink id={id} href={`${path}?address=${id}${more}`} onClick={choose}>
                    {t('deliverHere')}
                    <span className="sr-only">
                      : {name}, {lines[0]}
                    </span>
                  </DeliverLink>
                  <button
                    type="submit"
                    form={form}
                    formAction={FORM_ENDPOINT}
                    name="deliver"
                    value={id}
                    className="link cursor-pointer"
                    data-unscripted=""
                  >
                    {t('deliverHere')}
                    <span className="sr-only">
                      : {name}, {lines[0]}
                    </span>
                  </button>
                </>
              )}
              {isColleagues ? (
                <span className="text-muted">{book('ofCompany')}</span>
              ) : (
                <a className="link" href={`${path}?edit=${id}${aside}`}>
                  {t('edit')}
                  <span className="sr-only">
                    : {name}, {lines[0]}
                  </span>
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <a className="link" href={`${path}?address=new${aside}`}>
          {t('add')}
        </a>
      </p>
    </>
  )
}

/** Disappears once chosen; focus moves to its card. */
function DeliverLink({ id, ...rest }: ComponentProps<'a'> & { id: string }) {
  return (
    <a
      ref={useFocusRescue<HTMLAnchorElement>(`[id="to-${id}"]`)}
      className="link"
      data-scripted=""
      {...rest}
    />
  )
}
