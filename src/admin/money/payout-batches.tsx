import type { Payload } from 'payload'
import { dayIn } from '@/domain/values/calendar'
import { addAll, formatMoney } from '@/domain/money'
import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'
import { CommandForm } from '@/admin/commands/command-form'
import { commandTexts } from '@/admin/commands/command-texts'
import { isAdminUser } from '@/admin/parts/is-admin-user'
import { dayText } from '@/admin/parts/moment-text'
import { adminWords, panelLocale } from '@/admin/parts/words'

/** As many as one batch may have. */
const MOST = 200

type Props = { payload: Payload; user?: unknown; i18n: { language: string } }

/** Above the list of payouts: what is requested, sent as one batch, and the files of batches that wait for the bank. */
export async function PayoutBatches({ payload, user, i18n }: Props) {
  if (!isAdminUser(user)) return null
  const t = adminWords(i18n, 'staff.payouts')
  const read = (status: 'requested' | 'sent') =>
    payload.find({
      collection: 'payouts',
      where: { status: { equals: status } },
      sort: 'createdAt',
      // All that wait for the bank: a batch is counted whole.
      limit: status === 'sent' ? 0 : MOST,
      depth: 1,
      pagination: false,
      user: user as never,
      overrideAccess: false,
      select: { seller: true, amount: true, batch: true, createdAt: true },
      populate: { sellers: { company: true, status: true } },
    })
  const [{ docs: requested }, { docs: sent }] = [await read('requested'), await read('sent')]
  const batches = [...new Set(sent.flatMap(({ batch }) => batch ?? []))].toSorted()
  const sumOf = (docs: readonly { amount: number }[]) =>
    formatMoney(addAll(docs.map(({ amount }) => amount)), panelLocale(i18n))
  return (
    <div style={{ marginBottom: '1rem' }}>
      {requested.length === 0 ? <p>{t('noneRequested')}</p> : null}
      {requested.length > 0 ? (
        <>
          <h3>{t('requested', { count: requested.length, sum: sumOf(requested) })}</h3>
          <ul>
            {requested.map(({ id, seller, amount, createdAt }) => (
              <li key={id}>
                <a href={`/admin/collections/payouts/${id}`}>
                  {t('one', {
                    amount: formatMoney(amount, panelLocale(i18n)),
                    company: typeof seller === 'object' ? seller.company : seller,
                    date: dayText(new Date(dayIn(SETTLEMENT_ZONE, new Date(createdAt))), panelLocale(i18n)),
                  })}
                </a>
                {typeof seller === 'object' && seller.status !== 'active' ? ` – ${t('notActive')}` : null}
              </li>
            ))}
          </ul>
          <CommandForm
            title={t('batchTitle')}
            about={t('batchAbout', { count: requested.length, sum: sumOf(requested) })}
            command="payout-batch"
            known={{ payouts: requested.map(({ id }) => id).join(',') }}
            fields={[]}
            button={t('batchButton')}
            done={t('batchDone')}
            words={commandTexts(i18n)}
          />
        </>
      ) : null}
      {batches.map((batch) => {
        const own = sent.filter((payout) => payout.batch === batch)
        return (
          <CommandForm
            key={batch}
            title={t('fileTitle', { batch })}
            about={t('fileAbout', { count: own.length, sum: sumOf(own) })}
            command="payout-file"
            known={{ batch }}
            fields={[]}
            button={t('fileButton')}
            done={t('fileDone')}
            sure={t('fileSure')}
            file={`${batch}.csv`}
            words={commandTexts(i18n)}
          />
        )
      })}
    </div>
  )
}
