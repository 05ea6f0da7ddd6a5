import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { NamedPrice } from '@/ui/price'

export type Transfer = {
  /** Cents of the whole checkout: one transfer pays all of its orders. */
  amount: number
  reference: string
  payee: string
  /** From the settings: the account, how long it takes. */
  instructions: string
  until: string | null
}

/** How to make the bank transfer: amount, reference, payee, due date (rule M4). */
export function TransferInstructions({ amount, reference, payee, instructions, until }: Transfer) {
  const t = useTranslations('transfer')
  const days = dateFormat(useLocale(), { dateStyle: 'long', timeZone: 'America/Toronto' })
  return (
    <section
      aria-labelledby="transfer"
      className="border-celadon bg-celadon-wash mb-8 grid gap-4 rounded-md border p-4 md:p-6"
    >
      <h2 id="transfer" className="text-lg">
        {t('title')}
      </h2>
      <dl className="figures grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{t('payee')}</dt>
        <dd className="font-medium">{payee}</dd>
        <dt className="text-muted">{t('amount')}</dt>
        <dd className="font-medium">
          <NamedPrice cents={amount} />
        </dd>
        <dt className="text-muted">{t('reference')}</dt>
        <dd className="font-medium whitespace-nowrap select-all">{reference}</dd>
        {until ? (
          <>
            <dt className="text-muted">{t('until')}</dt>
            <dd className="font-medium">{days.format(new Date(until))}</dd>
          </>
        ) : null}
      </dl>
      <p className="figures max-w-prose whitespace-pre-line">{withWholeNumbers(instructions)}</p>
      <p className="text-muted text-sm">{t('note')}</p>
    </section>
  )
}

/** An account's number, which may have spaces or hyphens. */
const NUMBER = /(\d[\d –-]{2,}\d)/

/** Numbers stay on one line, so that they can be compared with what is typed at the bank. */
const withWholeNumbers = (text: string) =>
  text.split(NUMBER).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
