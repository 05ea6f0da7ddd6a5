import { useLocale, useTranslations } from 'next-intl'
import { Button, ButtonLink } from '@/ui/parts/button'
import { CheckField } from '@/ui/forms/fields/check-field'
import { Field } from '@/ui/forms/fields/field'
import { Fold } from './fold'

type Props = {
  list: string
  /** What was wrong with the mark-up of a schedule. */
  problem?: string
}

/** A list as CSV, and as a PDF for a client (rule M58). */
export function ListFiles({ list, problem }: Props) {
  const locale = useLocale()
  const t = useTranslations('jobLists')
  return (
    <Fold title={t('files')} isOpen={problem !== undefined}>
      <ButtonLink href={`/api/lists/${list}/csv?locale=${locale}`} download>
        {t('csv')}
      </ButtonLink>
      <form action={`/api/lists/${list}/pdf`} className="grid gap-3">
        <input type="hidden" name="locale" value={locale} />
        <p className="text-sm">{t('pdfText')}</p>
        <CheckField id="pdf-prices" name="prices" label={t('pdfPrices')} defaultChecked />
        <Field
          name="markUp"
          label={t('markUp')}
          hint={t('markUpHint')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          error={problem}
        />
        <Button type="submit">{t('pdf')}</Button>
      </form>
    </Fold>
  )
}
