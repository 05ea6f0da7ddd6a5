import { colon } from '@/domain/locale'
import { MAX_COMMISSION_PPM } from '@/domain/payments/payouts/commission-rate'
import { MONEY_PARTS, moneyMark, type MoneyPart } from '@/domain/payments/money-settings'
import { getMoneySettings } from './get-money-settings'
import { CommandForm } from '@/admin/commands/command-form'
import { commandTexts } from '@/admin/commands/command-texts'
import { adminScreen } from '@/admin/frame/admin-screen'
import { adminWords } from '@/admin/parts/words'
import { moneyFields } from './money-fields'
import { percentFormat } from './percent-format'

/** Commission, payouts, importer, transfers and shipping, each a form of its own (rule M48). */
export const MoneySettingsScreen = adminScreen('moneySettings', async ({ i18n, locale }) => {
  const { settings, sellers } = await getMoneySettings()
  const t = adminWords(i18n, 'staff.moneySettings')
  const percent = percentFormat(locale)
  const max = percent(MAX_COMMISSION_PPM)
  const words = { ...commandTexts(i18n), sure: t('sure') }
  return (
    <>
      <p>
        {t('about')} <a href="/admin/tax-rates">{t('taxRates')}</a>
      </p>
      {(Object.keys(MONEY_PARTS) as MoneyPart[]).map((part) => (
        <CommandForm
          key={`${part} ${moneyMark(settings, part)}`}
          title={t(`${part}.title`)}
          about={t(`${part}.about`, { max })}
          command="money-settings"
          known={{ part, seen: moneyMark(settings, part) }}
          fields={moneyFields(part, settings, i18n)}
          button={t('save')}
          done={t('done')}
          words={words}
        />
      ))}
      <h2>{t('ownRates')}</h2>
      {sellers.length === 0 ? <p>{t('noOwnRates')}</p> : null}
      <ul>
        {sellers.map(({ id, company, commissionPpm }) => (
          <li key={id}>
            <a href={`/admin/collections/sellers/${id}`}>{company}</a>
            {colon(locale)}
            {percent(commissionPpm)}
          </li>
        ))}
      </ul>
    </>
  )
})
