import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'
import { ActionForm } from '@/ui/forms/action-form'
import { changeAddress } from './address-actions'
import { AddressText } from './address-text'
import { cardOf, type SavedAddress } from './addresses'

/** `isOwner`: of a company, whose addresses they share (rule M104). */
type Props = { addresses: readonly SavedAddress[]; path: string; isOwner: boolean }

/** The delivery addresses of a member, the one that checkout offers first above the others (rule P36). */
export function AddressBook({ addresses, path, isOwner }: Props) {
  const t = useTranslations('addressBook')
  const checkout = useTranslations('checkout.page')
  const cart = useTranslations('cart.page')
  const locale = useLocale()
  const add = <ButtonLink href={`${path}?edit=new`}>{checkout('add')}</ButtonLink>
  if (addresses.length === 0)
    return (
      <EmptyState title={t('none')} text={t('noneText')}>
        {add}
      </EmptyState>
    )
  const failed = t.raw('failed') as string
  return (
    <>
      <ul className="mb-6 grid gap-3 sm:grid-cols-2">
        {addresses.map(cardOf).map(({ id, name, lines, isColleagues, isShared }, at) => {
          const about = `${name}, ${lines[0]}`
          const hidden = { locale, id }
          return (
            <li key={id} className="choice" aria-current={at === 0 ? 'true' : undefined}>
              <AddressText name={name} lines={lines} />
              <div className="mt-auto grid gap-2 pt-3 text-sm">
                {at === 0 ? <p className="text-celadon font-medium">{t('isFirst')}</p> : null}
                {isShared ? <p className="text-muted">{t('ofCompany')}</p> : null}
                {isColleagues ? null : (
                  <>
                    <a className="link justify-self-start" href={`${path}?edit=${id}`}>
                      {checkout('edit')}
                      <span className="sr-only">: {about}</span>
                    </a>
                    {at === 0 ? null : (
                      <ActionForm
                        action={changeAddress}
                        label={t('makeFirst')}
                        about={about}
                        failed={failed}
                        hidden={{ ...hidden, do: 'first' }}
                      />
                    )}
                    <ActionForm
                      action={changeAddress}
                      fold={cart('remove')}
                      label={t('remove')}
                      about={about}
                      failed={failed}
                      kind="danger"
                      hidden={{ ...hidden, do: 'remove' }}
                    />
                    {isOwner ? (
                      <ActionForm
                        action={changeAddress}
                        label={t(isShared ? 'unshare' : 'share')}
                        about={about}
                        failed={failed}
                        hidden={{ ...hidden, do: isShared ? 'unshare' : 'share' }}
                      />
                    ) : null}
                  </>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {add}
    </>
  )
}
