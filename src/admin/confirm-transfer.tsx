import type { UIFieldServerProps } from 'payload'
import { formatMoney } from '@/domain/money'
import { DeskBox } from './desk-box'
import { commonWords, deskWords } from './desk-words'
import { isForAdmins } from './for-admins'

/** On a checkout that is paid by bank transfer: the transfer has arrived (ruling M4). */
export function ConfirmTransfer({ data, user }: UIFieldServerProps) {
  const isDue = data?.status === 'pending_payment' || data?.status === 'expired'
  if (!isForAdmins(user) || data?.provider !== 'transfer' || !isDue) return null
  const total = formatMoney(data.total, 'en')
  return (
    <DeskBox
      title={deskWords('transferTitle')}
      about={deskWords('transferAbout', { reference: data.transferReference ?? '', total })}
      action="/api/desk/transfer"
      known={{ checkout: data.id }}
      fields={[
        { name: 'amount', label: deskWords('amountArrived'), isMoney: true },
        { name: 'bankReference', label: deskWords('bankReference'), hint: deskWords('bankReferenceHint') },
      ]}
      button={deskWords('transferButton')}
      done={deskWords('transferDone')}
      words={commonWords()}
    />
  )
}
