import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { typedAmount } from '@/domain/money'
import { numbersIn, transferTexts, type Transfer } from '@/domain/payments/transfer'
import { CopyButton } from '@/ui/parts/copy-button'

type Props = Transfer & {
  payee: string
  /** From the settings: the account, how long it takes. */
  instructions: string
}

/** How to make the bank transfer: amount, reference, payee, due date (rules M4, M62). */
export function TransferInstructions({ payee, instructions, ...transfer }: Props) {
  const t = useTranslations('transfer')
  const locale = useLocale()
  const { amount, reference, until } = transferTexts(transfer, locale)
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
        <CopyLine name={t('payee')} text={payee}>
          <span className="whitespace-normal">{payee}</span>
        </CopyLine>
        <dt className="text-muted">{t('amount')}</dt>
        <CopyLine name={t('amount')} text={typedAmount(transfer.amount, locale)}>
          {amount}
        </CopyLine>
        {reference ? (
          <>
            <dt className="text-muted">{t('reference')}</dt>
            <CopyLine name={t('reference')} text={reference}>
              {reference}
            </CopyLine>
          </>
        ) : null}
        {until ? (
          <>
            <dt className="text-muted">{t('until')}</dt>
            <dd className="font-medium">{until}</dd>
          </>
        ) : null}
      </dl>
      <p className="figures max-w-prose whitespace-pre-line">
        <WithWholeNumbers text={instructions} />
      </p>
      <p className="text-muted text-sm">{t('note')}</p>
    </section>
  )
}

/** A value on one line, with a button that copies it as banks take it. */
function CopyLine({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <dd className="flex flex-wrap items-baseline gap-x-1 font-medium whitespace-nowrap">
      <span className="select-all">{children}</span>
      <CopyButton name={name} text={text} words={useCopyWords()} />
    </dd>
  )
}

/** Numbers stay on one line, so that they can be compared with what is typed at the bank, and are copied one by one. */
function WithWholeNumbers({ text }: { text: string }) {
  const words = useCopyWords()
  return numbersIn(text).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at}>
        <span className="whitespace-nowrap">{part}</span>
        <CopyButton name={part} text={part} words={words} />
      </span>
    ),
  )
}

function useCopyWords() {
  const t = useTranslations('transfer')
  return { copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed') }
}
